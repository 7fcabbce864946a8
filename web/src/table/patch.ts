// Changes of a picture. What a patch does not touch stays the very same object, so that whatever is
// derived from it is not derived again.

import type { Patch, Path } from '../wire'

type Node = Record<string | number, unknown> | unknown[]

/** The picture after a patch; the one before stays as it was. */
export function patched<P>(picture: P, patch: Patch): P {
  const own = new Set<Node>()
  let whole: unknown = picture
  for (const [path, value] of patch) whole = path.length === 0 ? value : placed(whole, path, 0, value, own)
  return whole as P
}

/** `own` holds the copies made for this patch: each node on the way is copied once. */
function placed(node: unknown, path: Path, depth: number, value: unknown, own: Set<Node>): unknown {
  const key = path[depth]
  if (key === undefined) return value
  const copy = writable(node, typeof key === 'number', own) as Record<string | number, unknown>
  copy[key] = placed(copy[key], path, depth + 1, value, own)
  return copy
}

function writable(node: unknown, list: boolean, own: Set<Node>): Node {
  if (isNode(node) && own.has(node)) return node
  const copy: Node = Array.isArray(node) ? [...node] : isNode(node) ? { ...node } : list ? [] : {}
  own.add(copy)
  return copy
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
