/** Is told what an operator should know. */
export type Report = (message: string, details: Record<string, unknown>) => void
