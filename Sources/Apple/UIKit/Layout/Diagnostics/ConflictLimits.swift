/// How much is said and tried about conflicts, so that a broken screen costs milliseconds and not seconds.
enum ConflictLimits {
  /// Conflicts of one update that are explained; the others are reported in Apple's form alone.
  static let explained = 10

  /// Conflicts of one update that are reported at all; the others are counted.
  static let listed = 100

  /// Constraints of a conflict that are listed in the words of an explanation, and in Apple's form where there is no
  /// explanation. The data has all of them.
  static let constraintsInText = 12

  /// Constraints of a conflict up to which the reason is told constraint by constraint.
  static let constraintsInSentence = 8

  /// Numbers that a sum is written out with.
  static let summandsInText = 8

  /// Constraints of a conflict, beyond those that are reported, whose changes have the broken constraint tried again.
  static let constraintsNoted = 64

  /// Constraints of a conflict for which changes are tried.
  static let constraintsTried = 5

  /// Rows that the trials for one conflict may copy.
  static let rowsCopied = 200_000
}
