import InterfaceBuilder

/// What is made of one scene of a storyboard, or of one view of a XIB: a class, with the classes of the cells and
/// headers in it.
struct UnitModel {
  /// The id of the scene's controller or of the view, by which the file knows it.
  var id: String
  var main: ClassModel
  var parts: [ClassModel] = []
  var notes: [ConversionNote] = []
  /// The superviews of views by the names of properties, by class.
  var superviews: [String: [String: LayoutItem]] = [:]

  var classes: [ClassModel] { [main] + parts }
}
