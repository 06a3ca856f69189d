/// The appearance of a bar in one of its situations. Each property is nil if the file does not define it.
package struct BarAppearance: Hashable, Sendable {
  package var backgroundColor: Color?
  package var shadowColor: Color?
  package var backgroundImage: ImageReference?
  package var shadowImage: ImageReference?
  package var titleTextAttributes: TextAttributes?
  package var largeTitleTextAttributes: TextAttributes?
  package var titlePositionAdjustment: Offset?
  /// The base configuration `default`, `opaque` or `transparent`, or nil if the file names none.
  package var configuration: String?
}

extension BarAppearance: PropertyValue {
  package static var meaning: String { "the appearance of a bar" }
  package static var elementNames: Set<String> {
    ["navigationBarAppearance", "toolbarAppearance", "tabBarAppearance"]
  }

  package init?(element: SourceElement) {
    backgroundColor = element.value("backgroundColor")
    shadowColor = element.value("shadowColor")
    backgroundImage = element.value("backgroundImage")
    shadowImage = element.value("shadowImage")
    titleTextAttributes = element.value("titleTextAttributes")
    largeTitleTextAttributes = element.value("largeTitleTextAttributes")
    titlePositionAdjustment = element.value("titlePositionAdjustment")
    configuration = element["configuration"]
  }
}
