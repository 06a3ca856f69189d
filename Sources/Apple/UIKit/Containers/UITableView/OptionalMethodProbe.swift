/// A record of the optional methods that the delegate and the data source don't implement.
///
/// The default implementations note here that they were called, so that a table need not call them for every row.
struct OptionalMethodProbe {
  enum Answer {
    case unknown, byDefault
  }

  var estimatedHeight = Answer.unknown
  var indentation = Answer.unknown
  var canEdit = Answer.unknown
  var canMove = Answer.unknown
  var headerHeight = Answer.unknown
}
