import UIKit

/// The box of an image.
final class ImageBox: LeafBox<Image> {
  private lazy var view = ImageHolder()
  private var resolved: UIImage?

  override func valueDidChange(from old: Image) {
    resolved = nil
    super.valueDidChange(from: old)
  }
  override func environmentDidChange() {
    resolved = nil
    super.environmentDidChange()
  }

  private var image: UIImage {
    if let resolved { return resolved }
    var image = value.resolved(in: environment)
    if let resizing = value.resizing, resizing.insets != EdgeInsets() || resizing.mode == .tile {
      let insets = UIEdgeInsets(
        top: resizing.insets.top, left: resizing.insets.leading, bottom: resizing.insets.bottom,
        right: resizing.insets.trailing)
      image = image.resizableImage(withCapInsets: insets, resizingMode: resizing.mode == .tile ? .tile : .stretch)
    }
    resolved = image
    return image
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = image.size
    guard value.resizing != nil else { return size }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  override var spacing: ViewSpacing {
    guard value.isSymbol, value.resizing == nil else { return ViewSpacing() }
    let wanted = environment.font ?? .body
    let font = wanted.resolve(in: environment, environment.textLook)
    return ViewSpacing(
      text: ViewSpacing.TextMetrics(
        ascender: font.ascender, descender: -font.descender, capHeight: font.capHeight,
        leading: wanted.leading(of: font),
        scale: scale))
  }

  override func defines(_ key: AlignmentKey) -> Bool {
    value.isSymbol && value.resizing == nil
      && (key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard defines(key) else { return nil }
    return size.height - (image.baselineOffsetFromBottom ?? 0)
  }

  override func arrange(_ context: PlacementContext) {
    context.show(view, frame: frame) {
      let image = image
      let color = HierarchicalShapeStyle.primary.paint(in: environment)
      var shown = value.isTemplate(image) ? image.withRenderingMode(.alwaysTemplate) : image
      if let rendering = value.rendering {
        shown = image.withRenderingMode(rendering == .template ? .alwaysTemplate : .alwaysOriginal)
      }
      switch value.symbolMode ?? environment.symbolRenderingMode {
      case .multicolor? where value.isSymbol:
        shown = shown.applyingSymbolConfiguration(.preferringMulticolor()) ?? shown
      case .hierarchical? where value.isSymbol:
        shown = shown.applyingSymbolConfiguration(.init(hierarchicalColor: color.color)) ?? shown
      case .palette? where value.isSymbol:
        let colors =
          environment.foregroundStyles?.styles.map { $0.paint(in: environment.withoutForeground).color } ?? [
            color.color
          ]
        shown = shown.applyingSymbolConfiguration(.init(paletteColors: colors)) ?? shown
      default: break
      }
      view.setDrawing(shown, tint: color.color, value.interpolated, smoothsEdges: value.smoothsEdges)
      view.image = shown
      view.tintColor = color.color
      view.contentMode = value.resizing == nil ? .center : .scaleToFill
      view.alpha = environment.redactionReasons.contains(.placeholder) ? 0.16 : 1
      view.isAccessibilityElement = !value.isDecorative
      view.accessibilityTraits = .image
      view.accessibilityLabel =
        value.label?.string(in: environment)
        ?? { if case .named(let name, _) = value.source { name } else { shown.accessibilityLabel } }()
    }
  }
}
