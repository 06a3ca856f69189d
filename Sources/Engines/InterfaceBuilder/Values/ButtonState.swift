/// The content of a button in one of its states. Each property is nil if the file does not define it.
package struct ButtonState: Hashable, Sendable {
  package var state: Kind
  package var title: String?
  package var attributedTitle: AttributedText?
  package var titleColor: Color?
  package var titleShadowColor: Color?
  package var image: ImageReference?
  package var backgroundImage: ImageReference?
  package var symbolConfiguration: SymbolConfiguration?

  package enum Kind: String, EnumerationValue { case normal, highlighted, disabled, selected, focused }

  init?(_ element: SourceElement) {
    guard let state = element.key.flatMap(Kind.init(rawValue:)) else { return nil }
    self.state = state
    title = element.string("title")
    attributedTitle = element.value("attributedTitle")
    titleColor = element.value("titleColor")
    titleShadowColor = element.value("titleShadowColor")
    image = element.value("image")
    backgroundImage = element.value("backgroundImage")
    symbolConfiguration = element.value("preferredSymbolConfigurationForImage")
  }
}
