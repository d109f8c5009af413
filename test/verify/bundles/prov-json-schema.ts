/**
 * PROV-JSON as a JSON schema, written from the text of the submission, which has a schema of its own that is not here: the
 * records of PROV-DM with the properties that each must have, and attributes with one value or several, a text, a number, a
 * flag, or a value with its type. For records that a bundle has it asks for all that the schema of the submission asks for: also
 * that names of what is referred to, and prefixes, are URIs, and that a usage names its entity.
 * source  The PROV-JSON Serialization, W3C Member Submission 24 April 2013, sections 2 and 3
 */
const value = {
  anyOf: [
    { type: ['string', 'number', 'boolean'] },
    {
      type: 'object',
      properties: { $: { type: 'string' }, type: { type: 'string' }, lang: { type: 'string' } },
      required: ['$'],
      additionalProperties: false,
    },
  ],
}
const attributes = { anyOf: [value, { type: 'array', items: value }] }
const record = (...required: string[]) => ({
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: required.map((name) => `prov:${name}`),
    properties: Object.fromEntries(
      required.map((name) => [`prov:${name}`, { type: 'string', format: 'uri' }]),
    ),
    additionalProperties: attributes,
  },
  propertyNames: { pattern: '^(_|[A-Za-z][\\w.-]*):\\S+$' },
})

export const PROV_JSON = {
  type: 'object',
  additionalProperties: false,
  properties: {
    prefix: {
      type: 'object',
      propertyNames: { pattern: '^[A-Za-z][\\w.-]*$' },
      additionalProperties: { type: 'string', format: 'uri' },
    },
    entity: record(),
    activity: record(),
    agent: record(),
    used: record('activity', 'entity'),
    wasGeneratedBy: record('entity'),
    wasInvalidatedBy: record('entity'),
    wasStartedBy: record('activity'),
    wasEndedBy: record('activity'),
    wasInformedBy: record('informed', 'informant'),
    wasDerivedFrom: record('generatedEntity', 'usedEntity'),
    wasAttributedTo: record('entity', 'agent'),
    wasAssociatedWith: record('activity'),
    actedOnBehalfOf: record('delegate', 'responsible'),
    wasInfluencedBy: record('influencer', 'influencee'),
    specializationOf: record('specificEntity', 'generalEntity'),
    alternateOf: record('alternate1', 'alternate2'),
    hadMember: record('collection', 'entity'),
    bundle: { type: 'object' },
  },
}
