import type { ComponentChildren } from 'preact'
import { partsOf, type Text, type Values } from './say.ts'

/** A text with elements in it, such as `Read {link} first`. */
export const show = <const T extends Text>(
  text: T,
  ...[values]: Values<T, ComponentChildren>
): ComponentChildren[] => partsOf<ComponentChildren>(text, values ?? {})
