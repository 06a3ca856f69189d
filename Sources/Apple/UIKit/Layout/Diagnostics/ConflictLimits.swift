/// The limits of explanations of conflicts, so that a broken screen takes milliseconds rather than seconds.
enum ConflictLimits {
  /// The maximum number of conflicts of an update that are explained. The others are reported in Apple's format only.
  static let explained = 10

  /// The maximum number of conflicts of an update that are reported. The others are counted.
  static let listed = 100

  /// The maximum number of constraints of a conflict that are listed in the text. The data contains all of them.
  static let constraintsInText = 12

  /// The maximum number of constraints for which the reason names each of them.
  static let constraintsInSentence = 8

  /// The maximum number of summands in the text.
  static let summandsInText = 8

  /// The maximum number of constraints of an unreported conflict whose changes cause the broken constraint to be tried
  /// again.
  static let constraintsNoted = 64

  /// The maximum number of constraints of a conflict for which changes are tried.
  static let constraintsTried = 5

  /// The maximum number of rows that the trials for a conflict may copy.
  static let rowsCopied = 200_000
}
