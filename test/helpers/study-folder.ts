import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { temporaryFolder } from './data-folder.ts'
import { type Stroke, writeStudy } from './studies.ts'

/** A folder for the tests of a file, and the one below it with the scans and the manifest of a study. */
interface StudyFolder {
  readonly folder: string
  readonly scans: string
}

/** Writes a study into a new folder before the tests of a file, and removes it after them. */
export function studyFolder(marks: readonly Stroke[]): StudyFolder {
  let folder: string
  const scans = (): string => join(folder, 'scans')
  beforeAll(async () => {
    folder = await temporaryFolder()
    await writeStudy(scans(), marks)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return {
    get folder() {
      return folder
    },
    get scans() {
      return scans()
    },
  }
}
