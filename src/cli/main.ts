#!/usr/bin/env node
import { Command } from 'commander'
import { MarkgraphError } from '../errors.ts'
import { fileReason } from '../readable.ts'
import { ENGINE_VERSION } from '../version.ts'
import { benchmarkCommand } from './benchmark.ts'
import { compareCommand } from './compare.ts'
import { demoCommand } from './demo.ts'
import { mcpCommand } from './mcp.ts'
import { referenceCommand } from './reference.ts'
import { serveCommand } from './serve.ts'
import { simulateCommand } from './simulate.ts'
import { studyCommand } from './study.ts'

/** Exit codes: 0 done, 1 failed, 2 the command line or its input is wrong, 3 out of scope (no likelihood ratio). */
const program = new Command('markgraph')
  .description('3-D scans of forensic marks in, calibrated and bounded likelihood ratios out.')
  .version(ENGINE_VERSION)
  .addCommand(serveCommand())
  .addCommand(mcpCommand())
  .addCommand(compareCommand())
  .addCommand(simulateCommand())
  .addCommand(referenceCommand())
  .addCommand(studyCommand())
  .addCommand(benchmarkCommand())
  .addCommand(demoCommand())

exitWithTwo(program)

/** Sets the exit behaviour of a command and its subcommands, which commander does not inherit. */
function exitWithTwo(command: Command): void {
  command.exitOverride((error) => {
    process.exit(error.exitCode === 0 ? 0 : 2)
  })
  for (const one of command.commands) exitWithTwo(one)
}

try {
  await program.parseAsync()
} catch (error) {
  const { syscall, path, message } = error as NodeJS.ErrnoException
  if (!(error instanceof MarkgraphError || syscall)) throw error
  process.stderr.write(`markgraph: ${syscall && path ? `${path}: ${fileReason(error)}` : message}\n`)
  process.exitCode = error instanceof MarkgraphError ? 2 : 1 // other errors come from the machine, for example a port in use
}
