/** Runs SHACL shapes over a JSON-LD document: targets and rules of SHACL's advanced features first, then the constraints. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QueryEngine } from '@comunica/query-sparql-rdfjs-lite'
import jsonld from 'jsonld'
import { DataFactory, Parser, Store, type Term } from 'n3'
import { Validator } from 'shacl-engine'
import { validations } from 'shacl-engine/sparql.js'

const BASE = 'file:///crate/'
const SH = 'http://www.w3.org/ns/shacl#'
const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'
const { namedNode, quad } = DataFactory
const node = (iri: string) => namedNode(iri)
const sh = (name: string) => node(`${SH}${name}`)
const A = node(RDF_TYPE)

/** The triples of a crate; `contexts` are the files of the contexts that it names by their address. */
export async function triplesOf(crate: object, contexts: Readonly<Record<string, string>>): Promise<Store> {
  const text = await jsonld.toRDF(
    crate as never,
    {
      base: BASE,
      format: 'application/n-quads',
      async documentLoader(url: string) {
        const path = contexts[url]
        if (!path) throw new Error(`the crate asks for ${url}`)
        return { contextUrl: undefined, documentUrl: url, document: JSON.parse(readFileSync(path, 'utf8')) }
      },
    } as never,
  )
  return new Store(new Parser({ format: 'N-Quads' }).parse(text as unknown as string))
}

/** All Turtle files of these folders and files. */
export function turtle(paths: readonly string[]): Store {
  const files = paths.flatMap((path) =>
    path.endsWith('.ttl')
      ? [path]
      : readdirSync(path)
          .filter((name) => name.endsWith('.ttl'))
          .map((name) => join(path, name)),
  )
  const store = new Store()
  for (const [i, file] of files.entries()) {
    store.addQuads(new Parser({ baseIRI: BASE, blankNodePrefix: `f${i}_` }).parse(readFileSync(file, 'utf8')))
  }
  return store
}

/** The engine reads one value of `sh:hasValue`: a property shape with several becomes several. */
function oneValueEach(shapes: Store): void {
  const asked = new Map<string, [Term, Term][]>()
  for (const { subject, object } of shapes.getQuads(null, sh('hasValue'), null, null)) {
    asked.set(subject.value, [...(asked.get(subject.value) ?? []), [subject, object]])
  }
  for (const [, [, ...more]] of asked) {
    for (const [property, value] of more) {
      const other = DataFactory.blankNode()
      for (const one of shapes.getQuads(property, null, null, null)) {
        if (one.predicate.value !== sh('hasValue').value)
          shapes.addQuad(quad(other, one.predicate, one.object))
      }
      shapes.addQuad(quad(other, sh('hasValue'), value))
      for (const one of shapes.getQuads(null, sh('property'), property, null)) {
        shapes.addQuad(quad(one.subject, sh('property'), other))
      }
      shapes.removeQuads(shapes.getQuads(property, sh('hasValue'), value, null))
    }
  }
}

/** The engine cannot repeat a path backwards: what is reached so is written into the data, and the shape asks for that. */
function reachedBackwards(shapes: Store, data: Store): void {
  for (const path of shapes.getQuads(null, sh('oneOrMorePath'), null, null)) {
    const [forward] = shapes.getObjects(path.object, sh('inversePath'), null)
    if (!forward) continue
    const reached = node(`urn:reached-backwards-by:${forward.value}`)
    for (const start of data.getObjects(null, forward, null)) {
      const seen = new Set<string>()
      const next = [start]
      for (const one of next) {
        for (const before of data.getSubjects(forward, one, null)) {
          if (seen.has(before.value)) continue
          seen.add(before.value)
          data.addQuad(quad(start, reached, before))
          next.push(before)
        }
      }
    }
    for (const one of shapes.getQuads(null, sh('path'), path.subject, null)) {
      shapes.removeQuad(one)
      shapes.addQuad(quad(one.subject, one.predicate, reached))
    }
  }
}

const engine = new QueryEngine()

async function selected(select: string, prefixes: string, data: Store): Promise<string[]> {
  const found = await engine.queryBindings(`${prefixes} ${select}`, {
    sources: [data],
    baseIRI: BASE,
  } as never)
  return (await found.toArray()).map((one) => one.get('this')!.value)
}

/** Classes that follow from other classes. */
function infer(data: Store, ontology: Store): number {
  const before = data.size
  for (const { subject, predicate, object } of ontology) {
    const both = predicate.value.endsWith('#equivalentClass')
    if (!both && !predicate.value.endsWith('#subClassOf')) continue
    for (const one of data.getSubjects(A, subject, null)) data.addQuad(quad(one, A, object))
    if (both) for (const one of data.getSubjects(A, object, null)) data.addQuad(quad(one, A, subject))
  }
  return data.size - before
}

/** What the shapes say: violations as text, and how many nodes each shape with a constraint looked at. */
export async function shaped(data: Store, shapes: Store, ontology: Store) {
  oneValueEach(shapes)
  // queries know no base, so a prefix for the crate itself is written out
  for (const one of shapes.getQuads(null, sh('namespace'), null, null)) {
    if (one.object.value !== './') continue
    shapes.removeQuad(one)
    shapes.addQuad(quad(one.subject, one.predicate, DataFactory.literal(BASE)))
  }
  const prefixes = shapes
    .getObjects(null, sh('declare'), null)
    .map((one) => {
      const of = (name: string) => shapes.getObjects(one, sh(name), null)[0]!.value
      return `PREFIX ${of('prefix')}: <${of('namespace')}>`
    })
    .join('\n')
  const all = shapes.getSubjects(A, sh('NodeShape'), null)
  async function focusOf(shape: (typeof all)[number]): Promise<Set<string>> {
    const found = new Set<string>()
    for (const target of shapes.getObjects(shape, sh('target'), null)) {
      const select = shapes.getObjects(target, sh('select'), null)[0]!.value
      for (const one of await selected(select, prefixes, data)) found.add(one)
    }
    for (const of of shapes.getObjects(shape, sh('targetClass'), null)) {
      for (const one of data.getSubjects(A, of, null)) found.add(one.value)
    }
    for (const of of shapes.getObjects(shape, sh('targetObjectsOf'), null)) {
      for (const one of data.getObjects(null, of, null)) found.add(one.value)
    }
    for (const one of shapes.getObjects(shape, sh('targetNode'), null)) found.add(one.value)
    return found
  }
  for (let added = 1; added > 0; ) {
    added = infer(data, ontology)
    for (const shape of all) {
      const rules = shapes.getObjects(shape, sh('rule'), null)
      if (rules.length === 0) continue
      const before = data.size
      for (const one of await focusOf(shape)) {
        for (const rule of rules) {
          const part = (name: string) => shapes.getObjects(rule, sh(name), null)[0]
          if (part('condition')) continue // only about authors, and a bundle names none
          data.addQuad(quad(node(one), part('predicate')!, part('object')!))
        }
      }
      added += data.size - before
    }
  }
  const focus = new Map<string, number>()
  for (const shape of all) {
    const found = await focusOf(shape)
    for (const one of found) shapes.addQuad(quad(shape, sh('targetNode'), node(one)))
    for (const one of shapes.getQuads(shape, sh('target'), null, null)) shapes.removeQuad(one)
    const constrained = ['property', 'sparql'].some(
      (name) => shapes.getObjects(shape, sh(name), null).length > 0,
    )
    if (constrained) focus.set(shape.value, found.size)
  }
  reachedBackwards(shapes, data)
  const validator = new Validator(shapes as never, { factory: DataFactory as never, validations } as never)
  const report = await validator.validate({ dataset: data as never } as never)
  const violations = (
    report.results as {
      severity: { value: string }
      focusNode: { term?: { value: string } }
      message: { value: string }[]
    }[]
  ).map(
    ({ focusNode, message }) => `${focusNode.term?.value}: ${message.map(({ value }) => value).join(' ')}`,
  )
  return { violations, focus }
}
