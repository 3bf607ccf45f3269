import ts from 'typescript'

/** The palette is a dialog that holds nothing but its field and its list. */
const alone: ReadonlySet<string> = new Set(['web/office/layout/CommandPalette.tsx'])

/**
 * The fields in a source file whose open list would cover what is below it: every `Autocomplete`, of MUI, of react-admin or by its hook, that
 * does not render its list in the page flow.
 */
export function coveringLists(file: string, source: string): readonly string[] {
  if (alone.has(file)) return []
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  return parsed.statements
    .flatMap((statement) => namesTaken(statement).filter((name) => !isBelow(parsed, name)))
    .map((name) => `${file}: ${name}`)
}

/** The local names of what a statement imports or hands on of an `Autocomplete`. Types render nothing. */
function namesTaken(statement: ts.Statement): readonly string[] {
  if (ts.isExportDeclaration(statement) && !statement.isTypeOnly)
    return isOfLibrary(statement) && isOne(statement.getText()) ? ['export'] : []
  if (!ts.isImportDeclaration(statement) || !isOfLibrary(statement)) return []
  const { importClause } = statement
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  const { name, namedBindings } = importClause
  const whole = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name] : []
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly) : []
  const ofFile = isOne(statement.moduleSpecifier.getText()) ? [...(name ? [name] : []), ...whole] : []
  return [...ofFile, ...named.filter((each) => isOne((each.propertyName ?? each.name).text)).map((each) => each.name)].map(
    ({ text }) => text,
  )
}

function isOfLibrary({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  return moduleSpecifier !== undefined && /^['"](?:@mui\/|react-admin|ra-)/.test(moduleSpecifier.getText())
}

/** Its classes and the types of its properties open no list. */
function isOne(name: string): boolean {
  return /Autocomplete(?!Classes|\w*Props)/.test(name)
}

/** Whether it is rendered, and each time with its list below it. */
function isBelow(parsed: ts.SourceFile, name: string): boolean {
  const elements: ts.JsxOpeningLikeElement[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && node.tagName.getText() === name) elements.push(node)
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return elements.length > 0 && elements.every(({ attributes }) => attributes.properties.some(isListBelow))
}

function isListBelow(attribute: ts.JsxAttributeLike): boolean {
  return ts.isJsxAttribute(attribute) && attribute.name.getText() === 'slots' && /\bpopper: ListBelow\b/.test(attribute.getText())
}
