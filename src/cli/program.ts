import { Command } from 'commander'
import { MarkgraphError } from '../errors.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { fileReason } from '../words/readable.ts'
import { visibleLine } from '../words/visible.ts'
import { print, printError } from './print.ts'

/** What a command does, for the list of commands and for its own help, and how to load the whole of it. */
interface Named {
  readonly description: string
  readonly load: () => Promise<Command>
}

/** The module of a command and all that it needs are loaded only when the command is called. */
const COMMANDS: Readonly<Record<string, Named>> = {
  serve: {
    description:
      'Serve the HTTP API on HOST and PORT (default 127.0.0.1:8000). Data are in MARKGRAPH_DATA (default ./data).',
    load: async () => (await import('./commands/serve.ts')).serveCommand(),
  },
  worker: {
    description:
      'Compute for the servers that share MARKGRAPH_STORE and MARKGRAPH_BLOBS, until it is stopped.',
    load: async () => (await import('./commands/worker.ts')).workerCommand(),
  },
  mcp: {
    description:
      'Serve the tools to an agent over standard input and output (MCP). Data are in MARKGRAPH_DATA (default ./data).',
    load: async () => (await import('./commands/mcp.ts')).mcpCommand(),
  },
  compare: {
    description: 'Compare two marks and print the likelihood ratio.',
    load: async () => (await import('./commands/compare.ts')).compareCommand(),
  },
  detect: {
    description: 'Suggest the mark type of scans: striae, or areal texture.',
    load: async () => (await import('./commands/scan-commands.ts')).detectCommand(),
  },
  scope: {
    description: 'Check scans against what a reference covers, before they are compared.',
    load: async () => (await import('./commands/scan-commands.ts')).scopeCommand(),
  },
  report: {
    description: 'Print a report again, or write it as a PDF, by the handle that compare printed.',
    load: async () => (await import('./commands/evidence/report.ts')).reportCommand(),
  },
  simulate: {
    description: 'Write a synthetic mark as X3P. Marks with the same source seed come from the same source.',
    load: async () => (await import('./commands/simulate.ts')).simulateCommand(),
  },
  reference: {
    description: 'Build, export, import, list, show, verify and validate reference populations.',
    load: async () => (await import('./commands/reference.ts')).referenceCommand(),
  },
  study: {
    description: 'Score all pairs of a manifest of marks and sources, and make references from studies.',
    load: async () => (await import('./commands/study.ts')).studyCommand(),
  },
  collection: {
    description: 'Make named sets of marks that grow, to search and to study against.',
    load: async () => (await import('./commands/collection.ts')).collectionCommand(),
  },
  search: {
    description: 'Compare one mark with every mark of a study or collection, and print the best.',
    load: async () => (await import('./commands/search.ts')).searchCommand(),
  },
  case: {
    description: 'Group items, propositions and reports of a case, and find them again.',
    load: async () => (await import('./commands/laboratory/case.ts')).caseCommand(),
  },
  validation: {
    description: 'Plan a validation, run it, and approve its dossier.',
    load: async () => (await import('./commands/laboratory/validation.ts')).validationCommand(),
  },
  impact: {
    description: 'Say what this release changes in the stored reports.',
    load: async () => (await import('./commands/laboratory/impact.ts')).impactCommand(),
  },
  check: {
    description: 'Check each week that the method and the instrument still work.',
    load: async () => (await import('./commands/laboratory/check.ts')).checkCommand(),
  },
  review: {
    description: 'Show and check reviews, in which a second person compares the same scans unseen.',
    load: async () => (await import('./commands/laboratory/review.ts')).reviewCommand(),
  },
  events: {
    description: 'Print the record of who did what, and check that nobody has changed it.',
    load: async () => (await import('./commands/laboratory/events.ts')).eventsCommand(),
  },
  benchmark: {
    description: 'The open benchmark: frozen splits, the baseline, and the scoring of the leaderboard.',
    load: async () => (await import('./commands/benchmark.ts')).benchmarkCommand(),
  },
  bundle: {
    description: 'Write a report with everything it was computed from into one file, for others to check.',
    load: async () => (await import('./commands/evidence/bundle.ts')).bundleCommand(),
  },
  verify: {
    description: 'Check a bundle or a stored report: every hash, and every computation again.',
    load: async () => (await import('./commands/evidence/verify.ts')).verifyCommand(),
  },
  sign: {
    description: 'Add a signature or a timestamp to a bundle.',
    load: async () => (await import('./commands/evidence/sign.ts')).signCommand(),
  },
  keys: {
    description: 'Make keys to sign bundles with.',
    load: async () => (await import('./commands/evidence/sign.ts')).keysCommand(),
  },
  diff: {
    description: 'Say at which step the computations behind two reports part, and what differs there.',
    load: async () => (await import('./commands/evidence/diff.ts')).diffCommand(),
  },
  graph: {
    description: 'Print how an artifact was computed, as a tree, and draw it as DOT or SVG.',
    load: async () => (await import('./commands/evidence/graph.ts')).graphCommand(),
  },
  export: {
    description:
      'Print a script that repeats a comparison step by step through the API and checks that every handle is the same.',
    load: async () => (await import('./commands/export.ts')).exportCommand(),
  },
  gc: {
    description:
      'Free space in the data folder: drop what can be computed again, and clear files that a killed process left.',
    load: async () => (await import('./commands/gc.ts')).gcCommand(),
  },
  backup: {
    description: 'Copy the data folder into a new folder, also while a server uses it, and check every file.',
    load: async () => (await import('./commands/backup.ts')).backupCommand(),
  },
  restore: {
    description: 'Copy a backup into the data folder, which must be empty, and check every file.',
    load: async () => (await import('./commands/backup.ts')).restoreCommand(),
  },
  doctor: {
    description:
      'Check the data folder, also while a server uses it: every row, file, recipe and report. --repair mends what can be mended.',
    load: async () => (await import('./commands/doctor.ts')).doctorCommand(),
  },
  demo: {
    description: 'Simulate three bullets and compare them through the real service over HTTP.',
    load: async () => (await import('./commands/demo.ts')).demoCommand(),
  },
}

const called = process.argv.slice(2).find((word) => !word.startsWith('-') && word !== 'help')

/** Exit codes: 0 done, 1 failed, 2 the command line or its input is wrong, 3 out of scope (no likelihood ratio). */
const program = new Command('markgraph')
  .description('3-D scans of forensic marks in, calibrated and bounded likelihood ratios out.')
  .version(ENGINE_VERSION)
for (const [name, { description, load }] of Object.entries(COMMANDS)) {
  const command = name === called ? await load() : new Command(name)
  program.addCommand(command.description(description))
}

exitWithTwo(program)

/** Sets how a command and its subcommands end and say what is wrong: commander does not inherit it. */
function exitWithTwo(command: Command): void {
  command.exitOverride((error) => {
    process.exit(error.exitCode === 0 ? 0 : 2)
  })
  const inOneLine = (text: string): string => `${text.trim().replaceAll('\n', ' ')}\n`
  command.configureOutput({
    writeOut: print,
    writeErr: printError,
    outputError: (text, write) => write(inOneLine(text)),
  })
  for (const one of command.commands) exitWithTwo(one)
}

try {
  await program.parseAsync()
} catch (error) {
  const { syscall, path, message } = error as NodeJS.ErrnoException
  if (!(error instanceof MarkgraphError || syscall)) throw error
  printError(`markgraph: ${visibleLine(syscall && path ? `${path}: ${fileReason(error)}` : message)}\n`)
  process.exitCode = error instanceof MarkgraphError ? 2 : 1 // other errors come from the machine, for example a port in use
}
