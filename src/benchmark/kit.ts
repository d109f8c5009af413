import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { csvText } from '../references/csv.ts'
import { BUNDLED, readReference } from '../references/library.ts'
import { markHash } from '../references/studies/mark-hash.ts'
import { baselineCsv, readBaseline } from './baseline.ts'
import { definitionOf } from './definitions.ts'
import { foldsOf, frozenPairs, type Pairs } from './pairs.ts'
import { FROZEN, readSplit, type Split, splitText } from './split.ts'

const EVALUATORS = ['evaluate.py', 'evaluate.mjs', 'scoring.mjs']

/** The replication kit of a split as a ZIP; its bytes do not depend on the time or the machine. */
export function replicationKit(name: string): Uint8Array {
  const split = readSplit(join(FROZEN, `${name}.json`))
  const pairs = frozenPairs(split)
  const reference = readReference(join(BUNDLED, `${definitionOf(name).reference}.json`))
  const { models: _models, ...baseline } = readBaseline(name)
  const { scorer_config_hash, scorer_config, score_kind } = reference
  const scorer = { score_kind, scorer_config_hash, scorer_config }
  const files: Record<string, string> = {
    'README.md': readme(split),
    'split.json': splitText(split),
    'pairs.csv': pairsCsv(split, pairs),
    'marks.csv': marksCsv(split),
    'scorer.json': `${JSON.stringify(scorer, null, 1)}\n`,
    'baseline.csv': baselineCsv(readBaseline(name), split, pairs, reference),
    'baseline.json': `${JSON.stringify(baseline, null, 1)}\n`,
  }
  for (const file of EVALUATORS) {
    files[file] = readFileSync(new URL(`kit/${file}`, import.meta.url), 'utf8')
  }
  const entries = Object.entries(files).map(([file, text]) => [`${name}/${file}`, strToU8(text)])
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1), level: 6 })
}

function pairsCsv({ marks, sources }: Split, { ids, labels, tested, a, b }: Pairs): string {
  const rows = ids.map((id, i) => {
    const [one, other] = [marks[a[i]!]!, marks[b[i]!]!]
    const folds = foldsOf(tested[i]!).join(' ')
    return [id, labels[i]!, folds, sources[one.source], sources[other.source], one.mark, other.mark]
  })
  return csvText([['pair_id', 'label', 'folds', 'source_a', 'source_b', 'mark_a', 'mark_b'], ...rows])
}

function marksCsv({ marks, sources }: Split): string {
  const rows = marks.map(({ mark, source, scans }) => [
    mark,
    sources[source],
    markHash(scans),
    scans.join(' '),
  ])
  return csvText([['mark', 'source', 'mark_hash', 'scan_sha256'], ...rows])
}

const readme = ({ name, title, n_pairs, n_km, n_sources, split_hash, protocol, provenance }: Split): string =>
  `# ${name}: ${title}

${n_pairs} pairs, ${n_km} of them same-source, from ${n_sources} sources. Split hash \`${split_hash}\`.

${protocol}

${provenance.labels}

Weak points:
${provenance.weaknesses.map((text) => `- ${text}`).join('\n')}

Data:
${provenance.datasets.map(({ source, licence }) => `- ${source} (${licence})`).join('\n')}

The scans are not in this kit. \`marks.csv\` names each scan by the SHA-256 of its file.

| file | content |
|---|---|
| \`pairs.csv\` | every frozen pair: id, label (1 = same source), folds that test it, sources, marks |
| \`marks.csv\` | marks, sources, hashes |
| \`split.json\` | the split: provenance, sources, the sources that each fold holds out |
| \`scorer.json\` | the configuration of the scorer behind the baseline |
| \`baseline.csv\`, \`baseline.json\` | our own submission; its protocol and its metrics |
| \`evaluate.py\`, \`evaluate.mjs\` | two evaluators that give the same figures |
| \`scoring.mjs\` | the scoring that the leaderboard runs; \`evaluate.mjs\` uses it |

A pair id is the SHA-256 of the two mark hashes, sorted and joined by a newline. If a mark has one scan, its hash is the
SHA-256 of the scan's file.

A submission is a CSV file with the header \`pair_id,lr\`. It has one row for every pair of \`pairs.csv\`, in any order.
Calibrate the LR of each pair without labels from either of its two sources. Everybody can see the labels, so nothing
but trust enforces this rule.

Check a submission before sending it:

    python3 evaluate.py submission.csv     # Python 3.8 or later, NumPy
    node evaluate.mjs submission.csv       # Node 20 or later

Both print the figures of the leaderboard, equal to the last digit. If the submission has a fault, they print the first
one.

Send the submission as JSON to the service that this kit came from. The field \`url\` is optional: the address of a
description of the method.

    python3 - <<'END'
    import json, urllib.request
    service = "http://127.0.0.1:8000"
    body = {"submitter": "Our laboratory", "method": "Our method", "csv": open("submission.csv").read()}
    address = f"{service}/benchmark/splits/${name}/submissions"
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    print(urllib.request.urlopen(request).read().decode())
    END
`
