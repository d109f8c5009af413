/** Turns XML bytes into elements, and reads checked values from elements. Ignores namespace prefixes and attributes. */

import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { phrase, quote } from '../errors.ts'
import { invalid, notX3p } from './refusal.ts'

export type Element = { readonly [name: string]: unknown }

/** Decodes XML bytes as UTF-16 if they begin like it, else as UTF-8, or as Latin-1 if they are not valid UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return new TextDecoder('utf-16le').decode(bytes)
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

const parser = new XMLParser({ ignoreAttributes: true, removeNSPrefix: true, parseTagValue: false })

/** The root element of an X3P main document. */
export function parseRoot(xml: string): Element {
  // Without a DOCTYPE no entity can be defined, so none can grow.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    throw invalid(phrase('main.xml has a DOCTYPE, which an X3P must not have'))
  let parsed: unknown
  try {
    const verdict = XMLValidator.validate(xml)
    if (verdict !== true) throw new Error(`line ${verdict.err.line}: ${verdict.err.msg}`)
    parsed = parser.parse(xml)
  } catch (error) {
    // The parser has no error class of its own, and nothing else runs in this block.
    const reason = error instanceof Error ? error.message : String(error)
    throw invalid(phrase('broken XML in main.xml: {reason}', { reason: quote(reason) }), {}, error)
  }
  const elements = isElement(parsed) ? parsed : {}
  const name = Object.keys(elements).find((key) => key !== '?xml') ?? ''
  const root = elements[name]
  const record1 = isElement(root) && 'Record1' in root
  if (name !== 'ISO5436_2' && !record1) {
    throw notX3p(
      phrase('the root of main.xml is {name}, not ISO5436_2 with its records', { name: quote(name) }),
      {
        root: name.slice(0, 60),
      },
    )
  }
  if (!isElement(root)) throw invalid(phrase('main.xml has no Record1, since its root element is empty'))
  return root
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An element inside another one; undefined when it is missing or holds no elements. Error: `x3p-invalid` when there are several. */
export function optionalChild(parent: Element | undefined, name: string): Element | undefined {
  const value = parent?.[name]
  if (Array.isArray(value))
    throw invalid(phrase('{name} is given {found} times, not once', { name, found: value.length }), {
      found: value.length,
    })
  return isElement(value) ? value : undefined
}

/** The same, where it must be there. Error: `x3p-invalid`. */
export function child(parent: Element, name: string): Element {
  const value = optionalChild(parent, name)
  if (value === undefined)
    throw invalid(phrase('main.xml has no {name}, or an empty one', { name }), { element: name })
  return value
}

/** The text of an element, '' when it is missing or empty. */
export function text(parent: Element | undefined, name: string): string {
  const value = parent?.[name]
  if (Array.isArray(value))
    throw invalid(phrase('{name} is given {found} times, not once', { name, found: value.length }), {
      found: value.length,
    })
  const inner = isElement(value) ? value['#text'] : value
  return typeof inner === 'string' ? inner.trim() : ''
}

/** A value of a fixed choice, in any case of letters. Error: `x3p-invalid`. */
export function oneOf<T extends string>(found: string, allowed: readonly T[], what: string): T {
  const match = allowed.find((value) => value === found.toUpperCase())
  if (match === undefined) {
    throw invalid(
      phrase('{what} is {found}, not one of {allowed}', {
        what,
        found: quote(found),
        allowed: allowed.join(', '),
      }),
      {
        found: found.slice(0, 60),
      },
    )
  }
  return match
}

export function number(written: string, what: string): number | undefined {
  if (written === '') return undefined
  const value = Number(written)
  if (!/^[+-]?[\d.]+(?:[eE][+-]?\d+)?$/.test(written) || !Number.isFinite(value)) {
    throw invalid(
      phrase('{what} is {written}, not a finite decimal number', { what, written: quote(written) }),
      {
        found: written.slice(0, 60),
      },
    )
  }
  return value
}

export function count(written: string, what: string): number {
  const value = Number(written)
  if (!/^\d+$/.test(written) || value < 1 || !Number.isSafeInteger(value)) {
    throw invalid(
      phrase('{what} is {written}, not a whole number of at least 1', { what, written: quote(written) }),
      {
        found: written.slice(0, 60),
      },
    )
  }
  return value
}
