import type { Piece } from './galleryStates.ts'

/** What the gallery promises to show of every piece. */
export const promisedStates = ['empty', 'loading', 'error', 'partial', 'full'] as const
type State = (typeof promisedStates)[number]

const readsNothing = 'It reads nothing: what surrounds it waits and shows failures.'
const oneValue = 'It shows the one value that it has, always whole.'
const isTheState = 'It is how other pieces show another state.'
const question = 'It asks about what is there, in one sentence.'
const buttonWaits = 'It reads nothing; while its command runs, its button waits.'
const noRecord = 'A record is there, or it is not found.'

/** All of these states, for one reason. */
const each = <const Names extends readonly State[]>(reason: string, ...names: Names) =>
  Object.fromEntries(names.map((name) => [name, reason])) as Record<Names[number], string>

const label = each(oneValue, 'empty', 'loading', 'error', 'partial')
const given = each(readsNothing, 'loading', 'error')
const field = { loading: readsNothing, partial: oneValue }
const simpleQuestion = each(question, 'empty', 'loading', 'error', 'partial')

/** The states in which a piece cannot be, with the reason. Every other state has a sample. */
export const missingStates: Readonly<Partial<Record<Piece, Partial<Record<State, string>>>>> = {
  StatusChip: label,
  PremiumChip: label,
  CopyButton: label,
  DefinitionList: { ...given, empty: 'A record has fields.' },
  StateMessage: each(isTheState, 'loading', 'error', 'partial', 'full'),
  SkeletonLines: each(isTheState, 'empty', 'error', 'partial', 'full'),
  LoadError: each(isTheState, 'empty', 'loading', 'partial', 'full'),
  CrashMessage: each(isTheState, 'empty', 'loading', 'partial', 'full'),
  NothingMatches: each(isTheState, 'loading', 'error', 'partial', 'full'),
  LazyPart: each('With its code it is the part itself.', 'empty', 'partial', 'full'),
  EditPage: { empty: 'RecordForm shows it.' },
  ShowPage: { empty: noRecord },
  UnsavedChanges: simpleQuestion,
  CommandForm: { loading: buttonWaits },
  CheckboxInput: field,
  NewPasswordInput: field,
  PhoneInput: field,
  RichTextInput: { ...field, loading: 'Only while its code is fetched, as LazyPart shows.' },
  SortableList: given,
  BarChart: given,
  FileDrop: { partial: 'Until it is full it looks as at first.', ...each('UploadLines shows it.', 'loading', 'error') },
  UploadLines: { empty: 'It renders nothing.', full: 'What has arrived leaves the list.' },
  ChoiceDialog: simpleQuestion,
  CropDialog: each('One file, which can be shown or not.', 'empty', 'loading', 'partial'),
  ConfirmDialog: { ...each(question, 'empty', 'partial'), loading: buttonWaits },
  FormDialog: { ...each('CommandForm shows it.', 'partial', 'full'), loading: buttonWaits },
  RemoveRecord: simpleQuestion,
  ConflictDialog: { ...given, ...each('It lists differences, at least one.', 'empty', 'partial') },
  AddressInput: { loading: readsNothing, partial: 'A town fills the rest.' },
  ServiceRow: { loading: readsNothing },
  StepNavigation: given,
  StepForm: { empty: 'RecordForm shows it.' },
  AddRecordDialog: { ...each('It begins a record.', 'partial', 'full'), loading: buttonWaits },
  StandingCard: { empty: noRecord, loading: readsNothing },
  ViewPublicPage: label,
  VideoPreview: { ...each('Without a link to a video it renders nothing.', 'empty', 'error'), loading: readsNothing, partial: oneValue },
  RejectedParts: { ...given, empty: 'It renders nothing.' },
  RateFigures: given,
  PeriodChoice: label,
  DateClash: each('Without an entry on the day it renders nothing.', 'empty', 'loading', 'error', 'partial'),
  ReplyPreview: given,
  PremiumButton: label,
  CardFields: { ...each('PaymentProblem shows it.', 'error'), ...each('A card is typed, never filled in.', 'loading', 'partial', 'full') },
  PaymentTotal: label,
  PaymentProblem: each(isTheState, 'empty', 'partial', 'full'),
}
