import '../../domain/privateRules.ts'
