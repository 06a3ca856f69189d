/// The configuration of a button in iOS 15 and later. Lengths are in points. Each property is nil if the file does not
/// define it.
package struct ButtonConfiguration: Hashable, Sendable {
  package var style: ButtonConfigurationStyle
  package var title: String?
  package var subtitle: String?
  package var attributedTitle: AttributedText?
  package var attributedSubtitle: AttributedText?
  package var titleFont: FontDescription?
  package var subtitleFont: FontDescription?
  package var image: ImageReference?
  package var imagePlacement: ImagePlacement?
  package var imagePadding: Double?
  package var titlePadding: Double?
  package var titleAlignment: TitleAlignment?
  package var titleLineBreakMode: LineBreakMode?
  package var subtitleLineBreakMode: LineBreakMode?
  package var cornerStyle: ButtonConfigurationCornerStyle?
  package var buttonSize: ButtonConfigurationSize?
  package var contentInsets: DirectionalEdgeInsets?
  package var showsActivityIndicator: Bool?
  package var baseForegroundColor: Color?
  package var baseBackgroundColor: Color?
  package var symbolConfiguration: SymbolConfiguration?
  package var background: BackgroundConfiguration?
}

extension ButtonConfiguration: PropertyValue {
  package static var meaning: String { "a button configuration with a style" }
  package static var elementNames: Set<String> { ["buttonConfiguration"] }

  package init?(element: SourceElement) {
    guard let style: ButtonConfigurationStyle = element.value("style") else { return nil }
    self.style = style
    title = element.string("title")
    subtitle = element.string("subtitle")
    attributedTitle = element.value("attributedTitle")
    attributedSubtitle = element.value("attributedSubtitle")
    titleFont = element.value("titleFontDescription")
    subtitleFont = element.value("subtitleFontDescription")
    image = element.value("image")
    imagePlacement = element.value("imagePlacement")
    imagePadding = element.number("imagePadding")
    titlePadding = element.number("titlePadding")
    titleAlignment = element.value("titleAlignment")
    titleLineBreakMode = element.value("titleLineBreakMode")
    subtitleLineBreakMode = element.value("subtitleLineBreakMode")
    cornerStyle = element.value("cornerStyle")
    buttonSize = element.value("buttonSize")
    contentInsets = element.value("contentInsets")
    showsActivityIndicator = element.bool("showsActivityIndicator")
    baseForegroundColor = element.value("baseForegroundColor")
    baseBackgroundColor = element.value("baseBackgroundColor")
    symbolConfiguration = element.value("preferredSymbolConfigurationForImage")
    background = element.value("background")
  }
}
