// The voussoirs of a striped arch over a field of 160 by 34.

const STONES = 17

function stone(k: number): string {
  const point = (rx: number, ry: number, at: number): string => {
    const angle = (Math.PI * at) / STONES
    return `${(80 - rx * Math.cos(angle)).toFixed(1)} ${(33 - ry * Math.sin(angle)).toFixed(1)}`
  }
  return `M${point(80, 33, k)}L${point(80, 33, k + 1)}L${point(66, 27.2, k + 1)}L${point(66, 27.2, k)}z`
}

const stones = Array.from({ length: STONES }, (_, k) => stone(k))

export const arch = {
  dark: stones.filter((_, k) => k % 2 === 0).join(''),
  light: stones.filter((_, k) => k % 2 === 1).join(''),
}
