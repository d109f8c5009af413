import { canonicalJson, type Handle, type Json, sha256 } from './canonical.ts'

/** The name of a computation: 64 hex digits. */
export type RunKey = string

/** What a computation starts from: an input has one artifact, or a list of them. */
export type InputHandles = { readonly [name: string]: Handle | readonly Handle[] }

/** What an artifact is besides its data: its shape, its pitch. */
export type Meta = { readonly [key: string]: Json }

/** The name of a computation: SHA-256 over node name, node version, parameters and input handles. */
export const runKey = (
  node: { readonly name: string; readonly version: number },
  params: Json,
  inputs: InputHandles,
): RunKey => sha256(canonicalJson({ node: node.name, version: node.version, params, inputs }))
