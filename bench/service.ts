import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { columns } from '../src/cli/table.ts'
import { memoryTable } from './service/memory.ts'

const [shared = fileURLToPath(new URL('../../shared/', import.meta.url))] = process.argv.slice(2)
const scans = join(shared, 'scans')
process.stdout.write(
  columns(['memory', 'resident', 'highest'], await memoryTable(scans, Number(process.env['MOST'] ?? 15))) +
    '\n',
)
