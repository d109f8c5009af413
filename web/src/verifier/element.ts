/** A plain element with its attributes and children: the single file has no library for pages. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const one = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value)
  one.append(...children)
  return one
}
