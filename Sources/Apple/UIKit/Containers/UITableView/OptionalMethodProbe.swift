/// Which optional methods the delegate and the data source leave to their defaults: the defaults note it here when
/// they are called, so that a table need not call them for every row.
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
