import { join, relative } from 'node:path'
import ts from 'typescript'

const configHost: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic({ messageText }) {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '))
  },
}

interface Concerned {
  /** The checkout. */
  readonly root: string
  /** From the checkout. */
  readonly config: string
  /** What a module says that depends on the change; the other ones are not checked, which takes minutes. */
  readonly mention: RegExp
}

/** Type errors of a checkout's modules that a change concerns, and how many modules were checked; modules of component tests are left out. */
export function typeErrors({ root, config, mention }: Concerned): { readonly errors: readonly string[]; readonly checked: number } {
  const { options, fileNames = [] } = ts.getParsedCommandLineOfConfigFile(join(root, config), {}, configHost) ?? {}
  const program = ts.createProgram(
    fileNames.filter((file) => !/\/web\/.*(\.test\.tsx?$|\/testing\/)/.test(file)),
    options ?? {},
  )
  const concerned = program.getSourceFiles().filter(({ fileName, text }) => fileName.startsWith(root) && mention.test(text))
  const errors = concerned
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, messageText }) => `${relative(root, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  return { errors, checked: concerned.length }
}
