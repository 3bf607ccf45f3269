import ts from 'typescript'
import type { Call } from '../../src/api/schemas/call.ts'
import { coupleCalls } from '../../src/api/schemas/couple/coupleCalls.ts'
import { directoryPath, guaranteePath, legalPaths, officePath, paths, venueDirectoryPath } from '../../src/api/schemas/pagePaths.ts'
import { proCalls } from '../../src/api/schemas/pro/proCalls.ts'
import { publicCalls } from '../../src/api/schemas/publicCalls.ts'
import { coupleKeys, queryKeys as coupleQueryKeys } from '../../web/couple/api/queryKeys.ts'
import { queryKeys as officeKeys } from '../../web/office/api/queryKeys.ts'

interface Declared {
  readonly what: string
  readonly where: RegExp
  /** The files that are searched, if not all. */
  readonly of?: RegExp
  readonly isWrittenAt: (node: ts.Node) => boolean
}

const pages = [...Object.values(paths), ...Object.values(legalPaths), guaranteePath, directoryPath, venueDirectoryPath, officePath].filter(
  (path) => path !== paths.welcome,
)
const page = new RegExp(`^(?:${pages.join('|')})(?:$|[/?#])`)
/** Office addresses are named after resources; this adds resources that the API does not list. */
const calls = [coupleCalls, proCalls, publicCalls].flatMap((side) => Object.values<Call>(side))
const apiPaths: ReadonlySet<string> = new Set(calls.map(({ path }) => path))
const resources = [
  ...new Set(['credits', ...calls.flatMap(({ path, method }) => (method === 'GET' && /^\/api\/pro\/([\w-]+)$/.exec(path)?.[1]) || [])]),
]
const officePage = new RegExp(`^/(?:${resources.join('|')})(?:$|[/?#])`)
/** The keys of react-admin's queries of a resource. */
const readings = new Set(['getList', 'getOne', 'getMany', 'getManyReference', 'getInfiniteList'])

/** The first elements of query keys, by the files of each app. */
const heads: ReadonlyMap<string, ReadonlySet<unknown>> = new Map([
  ['web/couple', headsOf({ ...coupleKeys, ...coupleQueryKeys })],
  ['web/office', new Set([...resources, ...headsOf(officeKeys)])],
])

/** Values that are declared once; everywhere else they must be derived. */
const declared: readonly Declared[] = [
  {
    what: 'a page’s path',
    where: /^src\/api\/schemas\/(pagePaths|apiSides|.*Calls)\.ts$/,
    isWrittenAt: (node) => page.test(textOf(node)) && !isOfTypedCall(node) && !isImportedFile(node),
  },
  {
    what: 'an address of the office',
    where: /^src\/api\/schemas\/pagePaths\.ts$/,
    of: /^web\/office\//,
    isWrittenAt: (node) => (officePage.test(textOf(node)) || isBelowRoot(node)) && !isOfTypedCall(node),
  },
  {
    what: 'a path of the API',
    where: /^src\/api\/schemas\/(apiSides|.*Calls)\.ts$/,
    of: /^web\//,
    isWrittenAt: (node) => /^\/api(?:$|\/)/.test(textOf(node)) && !isOfTypedCall(node),
  },
  {
    what: 'a path of the API',
    where: /^src\/api\/schemas\/(apiSides|.*Calls)\.ts$/,
    of: /^src\//,
    isWrittenAt: (node) => apiPaths.has(textOf(node)) || /^\/api\/(?:pro|admin)(?:$|\/)/.test(textOf(node)),
  },
  {
    what: 'the address of a picture',
    where: /^src\/api\/schemas\/pictureWidths\.ts$/,
    isWrittenAt: (node) => textOf(node).includes('?w='),
  },
  {
    what: 'a query’s key',
    of: /^web\//,
    where: /^(web\/(couple|office)\/api\/queryKeys|src\/api\/schemas\/presets)\.ts$/,
    isWrittenAt: isQueryKey,
  },
  {
    what: 'the type of what a page contains',
    where: /^src\/api\/schemas\/(presets|publicPage)\.ts$/,
    isWrittenAt: (node) =>
      (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) &&
      /^(?:Presets|Site|PublicPage|PublicPageData)$/.test(node.name.text),
  },
]

/** The repeated literals in a source file. */
export function writtenAgain(file: string, source: string): readonly string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const rules = declared.filter(({ where, of }) => !where.test(file) && (of?.test(file) ?? true))
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    for (const { what, isWrittenAt } of rules) if (isWrittenAt(node)) found.add(`${file} writes ${what} down again: ${node.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return [...found]
}

function headsOf(keys: object): ReadonlySet<unknown> {
  const values: readonly unknown[] = Object.values(keys).map((key) => (typeof key === 'function' ? key('', '', 1) : key)[0])
  return new Set(values.filter((head) => head !== ''))
}

/** The text of a string, or the parts of a template before and after a value. */
function textOf(node: ts.Node): string {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
  return isText ? node.text : ''
}

/** `api.get('/api/project/me')`: the type of the call checks the path. */
function isOfTypedCall(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isSatisfiesExpression(parent)) return /\bcoupleCalls|\bproCalls|\bpublicCalls/.test(parent.type.getText())
  if (ts.isPropertyAssignment(parent) || ts.isObjectLiteralExpression(parent) || ts.isAsExpression(parent)) return isOfTypedCall(parent)
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    /^(?:get|post|put|delete|answer)$/.test(parent.expression.name.text) &&
    /(?:^|\.)(?:api|side|forEverybody|ofSide\((?:\w+|'\w+')?\))$/.test(parent.expression.expression.getText())
  )
}

/** A slash before a value of unknown type: an address built from a resource's name. */
function isBelowRoot(node: ts.Node): boolean {
  return ts.isTemplateHead(node) && node.text === '/' && ts.isTemplateExpression(node.parent)
}

/** A dynamic import names a file. */
function isImportedFile(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ImportKeyword
}

function isQueryKey(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return isComparedName(node)
  if (!ts.isArrayLiteralExpression(node) || node.elements.length === 0) return false
  const [first] = node.elements
  if (isListOfTexts(node)) return false
  const app = node.getSourceFile().fileName.split('/', 2).join('/')
  if (first && heads.get(app)?.has(textOf(first))) return true
  if (node.elements.some((element) => readings.has(textOf(element)))) return true
  const holder = holderOf(node)
  if (ts.isPropertyAssignment(holder)) return /^(?:queryKey|mutationKey)$/.test(holder.name.getText())
  if (ts.isVariableDeclaration(holder)) return holder.name.getText().endsWith('Key')
  if (ts.isArrowFunction(holder)) return ts.isVariableDeclaration(holder.parent) && holder.parent.name.getText().endsWith('Key')
  return ts.isCallExpression(holder) && /Quer(?:y|ies)(?:Data|State)?$/.test(calledName(holder))
}

/** `withTexts(['credits'], load)`: files of texts are named like the resources whose pages show them; their type checks the names. */
function isListOfTexts({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && parent.expression.getText() === 'withTexts'
}

/** The parent of an expression, skipping `as const` and parentheses. */
function holderOf({ parent }: ts.Node): ts.Node {
  return ts.isAsExpression(parent) || ts.isParenthesizedExpression(parent) ? holderOf(parent) : parent
}

function calledName({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : ''
}

/** `queryKey[0] === 'auth'` */
function isComparedName({ left, right, operatorToken }: ts.BinaryExpression): boolean {
  const compares = /^[!=]==$/.test(operatorToken.getText())
  const sides = [left, right]
  return compares && sides.some((side) => /\bqueryKey\[0\]$/.test(side.getText())) && sides.some((side) => ts.isStringLiteralLike(side))
}
