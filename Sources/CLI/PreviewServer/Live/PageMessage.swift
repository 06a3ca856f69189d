import ProjectBuilding
import PreviewProtocol

/// What the server tells a page: a message of JSON each.
struct PageMessage: Encodable {
  enum Operation: String, Encodable {
    /// What can be shown, on which devices.
    case screens
    /// A build began, or is done.
    case build
    case state
    case elements
    case inspection
    case findings
    /// The program of a tile came to its end.
    case failed
    /// What was asked for can't be done.
    case refused
    /// Recorded events could not all be played again.
    case replay
    /// What the app printed.
    case output
    /// A tile's first picture after a new start follows.
    case restarted
  }

  struct CompilerText: Encodable {
    var file: String?
    var path: String?
    var line: Int
    var column: Int
    var severity: String
    var text: String
  }

  var op: Operation
  var tile: Int?
  var project: String?
  var screens: [ListedLiveScreen]?
  var devices: [String]?
  var editor: String?
  /// "building", "built" or "failed".
  var phase: String?
  var seconds: Double?
  var messages: [CompilerText]?
  var state: LiveState?
  var elements: [LiveElement]?
  var inspection: ViewInspection?
  var findings: [Finding]?
  var text: String?
  var stack: [String]?

  init(_ op: Operation, tile: Int? = nil) {
    self.op = op
    self.tile = tile
  }
}
