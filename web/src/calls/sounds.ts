// Four short sounds, made of plain tones: no file is fetched for them.

import type { Sound } from '../lib/calls.svelte'

/** Hertz, when it begins, how long it rings (seconds), how loud. */
type Tone = readonly [pitch: number, at: number, length: number, loud: number]

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  // A rising fourth, like a small bell.
  turn: [
    [587.3, 0, 0.5, 0.5],
    [784, 0.14, 0.8, 0.5],
  ],
  // A stone set down.
  move: [[196, 0, 0.12, 0.4]],
  said: [[880, 0, 0.22, 0.25]],
  over: [
    [392, 0, 1.2, 0.35],
    [493.9, 0.12, 1.2, 0.35],
    [587.3, 0.24, 1.4, 0.35],
  ],
}

let context: AudioContext | null = null

// A page makes no sound before somebody has touched it: until then there is nothing to make it with.
const GESTURES = ['pointerdown', 'keydown'] as const
function begin(): void {
  for (const gesture of GESTURES) removeEventListener(gesture, begin, true)
  context ??= new AudioContext()
}
if (navigator.userActivation?.hasBeenActive) begin()
else for (const gesture of GESTURES) addEventListener(gesture, begin, true)

export function play(sound: Sound, volume: number): void {
  if (context === null) return
  void context.resume()
  for (const tone of TONES[sound]) ring(context, tone, volume)
}

function ring(on: AudioContext, [pitch, at, length, loud]: Tone, volume: number): void {
  const begins = on.currentTime + at
  const tone = on.createOscillator()
  const gain = on.createGain()
  tone.type = 'sine'
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(0, begins)
  gain.gain.linearRampToValueAtTime(loud * volume, begins + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + length)
  tone.connect(gain).connect(on.destination)
  tone.start(begins)
  tone.stop(begins + length)
}
