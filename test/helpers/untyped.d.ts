/** Packages of the tests that come without types. */
declare module 'jsonld'
declare module 'n3'
declare module 'shacl-engine'
declare module 'shacl-engine/sparql.js'
