/// What the code is written with.
package enum CodeStyle: String, CaseIterable, Sendable {
  /// The library ViewCode: hierarchy, layout and configuration as data.
  case viewcode
  /// UIKit alone, with anchors.
  case uikit
}
