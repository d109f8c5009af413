/** What the tests use of packages that come without types. */
declare module 'jsonld'
declare module 'shacl-engine'
declare module 'shacl-engine/sparql.js'
declare module 'n3' {
  export interface Term {
    readonly value: string
  }
  export interface Quad {
    readonly subject: Term
    readonly predicate: Term
    readonly object: Term
  }
  type Any = Term | null
  export class Store {
    constructor(quads?: readonly Quad[])
    readonly size: number
    addQuad(quad: Quad): void
    addQuads(quads: readonly Quad[]): void
    removeQuad(quad: Quad): void
    removeQuads(quads: readonly Quad[]): void
    getSubjects(predicate: Any, object: Any, graph: null): Term[]
    getObjects(subject: Any, predicate: Any, graph: null): Term[]
    getQuads(subject: Any, predicate: Any, object: Any, graph: null): Quad[]
    [Symbol.iterator](): Iterator<Quad>
  }
  export class Parser {
    constructor(options: object)
    parse(text: string): Quad[]
  }
  export const DataFactory: {
    namedNode(iri: string): Term
    blankNode(): Term
    literal(text: string): Term
    quad(subject: Term, predicate: Term, object: Term): Quad
  }
}
