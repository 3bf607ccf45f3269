/** Every piece of the kit with the states that the gallery shows it in, each as a sample `<piece>: <state>`. */
export const galleryStates = {
  StatusChip: ['every tone'],
  DefinitionList: ['full and partial'],
  StateMessage: ['nothing there yet'],
  SkeletonLines: ['loading'],
  LoadError: ['could not be loaded'],
  CrashMessage: ['a page that failed'],
  LazyPart: ['loading', 'could not be loaded'],
  ListSection: ['full', 'partial', 'empty', 'loading', 'error'],
  ListPage: ['partial'],
  NothingMatches: ['filters that hide everything'],
  RecordForm: ['full', 'empty', 'loading', 'error', 'in sections'],
  EditPage: ['full'],
  UnsavedChanges: ['leaving after something was typed'],
  CommandForm: ['its command fails', 'in steps', 'a draft was restored'],
  RichTextInput: ['full', 'empty'],
  SortableList: ['full', 'of pictures', 'empty'],
  BarChart: ['full', 'partial', 'empty'],
  FileDrop: ['empty', 'full'],
  UploadLines: ['loading', 'error'],
  ChoiceDialog: ['a question'],
  CropDialog: ['a photograph', 'a file that cannot be shown'],
  ConfirmDialog: ['its command fails'],
  FormDialog: ['its command fails'],
  ConflictDialog: ['two versions'],
} as const

type States = typeof galleryStates
/** What a sample is called. */
export type SampleTitle = { [Piece in keyof States]: `${Piece}: ${States[Piece][number]}` }[keyof States]

/** What is seen as a part of another piece. */
export const shownWithin: Readonly<Record<string, keyof States>> = {
  DraftKeeper: 'CommandForm',
  EditRecord: 'RecordForm',
  FormBody: 'CommandForm',
  FormRow: 'RecordForm',
  FormSteps: 'CommandForm',
  FormToolbar: 'RecordForm',
  ListPages: 'ListSection',
  Page: 'ListPage',
  PageBoundary: 'CrashMessage',
  PageTitle: 'ListPage',
  RecordLines: 'ListSection',
  RecordLink: 'ListSection',
  RecordTable: 'ListSection',
  RichTextEditor: 'RichTextInput',
  RichTextToolbar: 'RichTextInput',
  Section: 'RecordForm',
  SectionOfRows: 'ListSection',
  SortableItem: 'SortableList',
  TableTotals: 'ListSection',
  TellUnsaved: 'FormDialog',
  VisuallyHidden: 'SkeletonLines',
}
