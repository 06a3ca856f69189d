import InterfaceBuilder

/// The classes for one scene of a storyboard, or for one view of a XIB, including those of its cells and headers.
struct UnitModel {
  /// The identifier of the scene's view controller or of the view in the file.
  var id: String
  var main: ClassModel
  var parts: [ClassModel] = []
  var notes: [ConversionNote] = []
  /// The superviews of views by the names of properties, by class.
  var superviews: [String: [String: LayoutItem]] = [:]

  var classes: [ClassModel] { [main] + parts }
}
