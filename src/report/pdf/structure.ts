import { type PDFContext, type PDFDict, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib'

/** Structure types of tagged PDF that reports use. */
export type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Caption' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD'

/** One element of the document's structure: a heading, a paragraph, a cell. */
export interface Element {
  readonly role: Role
  readonly ref: PDFRef
  readonly dict: PDFDict
  readonly kids: (Element | { readonly page: PDFRef; readonly id: number })[]
}

interface Attributes {
  /** What a figure shows, in words. */
  readonly alt?: string
  /** The place of a figure on its page: left, bottom, right, top. */
  readonly box?: readonly number[]
  /** Whether a heading cell is the heading of its row or of its column. */
  readonly scope?: 'Row' | 'Column'
}

/** The logical structure of a document. It says, in reading order, what each piece of a page's content is. */
export interface Structure {
  readonly root: Element
  element(role: Role, parent: Element, attributes?: Attributes): Element
  /** The operator that begins content of an element on a page. */
  begin(element: Element, page: { readonly ref: PDFRef; readonly index: number }): string
  write(catalog: PDFDict): void
}

/** source  ISO 32000-1, 14.7 (logical structure) and 14.8 (tagged PDF) */
export function structure(context: PDFContext): Structure {
  const all: Element[] = []
  const parents: PDFRef[][] = [] // for each page: the element of each piece of its content, by number
  const treeRef = context.nextRef()
  const add = (role: Role, parent: PDFRef): Element => {
    const dict = context.obj({ Type: 'StructElem', S: role, P: parent }) as PDFDict
    const one: Element = { role, ref: context.register(dict), dict, kids: [] }
    all.push(one)
    return one
  }
  const root = add('Document', treeRef)
  return {
    root,
    element(role, parent, { alt, box, scope } = {}) {
      const one = add(role, parent.ref)
      parent.kids.push(one)
      if (alt !== undefined) one.dict.set(PDFName.of('Alt'), PDFHexString.fromText(alt))
      if (box) one.dict.set(PDFName.of('A'), context.obj({ O: 'Layout', Placement: 'Block', BBox: [...box] }))
      if (scope) one.dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: scope }))
      return one
    },
    begin(element, { ref, index }) {
      const onPage = parents[index] ?? []
      parents[index] = onPage
      const id = onPage.push(element.ref) - 1
      element.kids.push({ page: ref, id })
      return `/${element.role} <</MCID ${id}>> BDC`
    },
    write(catalog) {
      for (const { dict, kids } of all) {
        const k = kids.map((kid) =>
          'ref' in kid ? kid.ref : context.obj({ Type: 'MCR', Pg: kid.page, MCID: kid.id }),
        )
        dict.set(PDFName.of('K'), context.obj(k))
      }
      const nums = parents.flatMap((refs, index) => [
        PDFNumber.of(index),
        context.register(context.obj(refs)),
      ])
      const tree = context.obj({
        Type: 'StructTreeRoot',
        K: [root.ref],
        ParentTree: context.register(context.obj({ Nums: nums })),
        ParentTreeNextKey: parents.length,
      })
      context.assign(treeRef, tree)
      catalog.set(PDFName.of('StructTreeRoot'), treeRef)
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
    },
  }
}
