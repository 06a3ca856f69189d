import UIKit

/// The box of a text.
final class TextBox: LeafBox<Text> {
  private lazy var label = makeLabel()
  private var isPrepared = false
  private var isShown = false
  private var isTicking = false
  private var baselines: (size: CGSize, first: CGFloat, last: CGFloat)?
  private var lineHeight: CGFloat = 0

  private func makeLabel() -> TextLabel {
    let label = TextLabel()
    label.isUserInteractionEnabled = true
    return label
  }

  override func valueDidChange(from old: Text) {
    isPrepared = false
    super.valueDidChange(from: old)
  }

  override func environmentDidChange() {
    isPrepared = false
    super.environmentDidChange()
  }

  private func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    let environment = environment
    if label.traitOverrides.displayScale != environment.displayScale {
      label.traitOverrides.displayScale = environment.displayScale
    }
    let text = value.resolved(in: environment)
    let font = value.firstFont(in: environment)
    label.font = font
    lineHeight = font.lineHeight
    label.numberOfLines = limit
    label.lineBreakMode =
      switch environment.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    if environment.redactionReasons.contains(.placeholder) {
      text.addAttribute(.foregroundColor, value: UIColor.clear, range: NSRange(location: 0, length: text.length))
    }
    label.isRedacted = environment.redactionReasons.contains(.placeholder)
    let paragraph = NSMutableParagraphStyle()
    let change = value.leadingChange(in: environment)
    paragraph.lineSpacing = environment.lineSpacing + max(0, change)
    if change < 0 { paragraph.maximumLineHeight = max(1, font.lineHeight + change) }
    paragraph.alignment = alignment
    paragraph.lineBreakMode = limit == 1 ? label.lineBreakMode : .byWordWrapping
    paragraph.baseWritingDirection = .natural
    text.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
    label.attributedText = text
    label.lineBreakMode =
      switch environment.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    label.textAlignment = alignment
    label.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
    label.minimumScaleFactor = environment.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = environment.allowsTightening
    label.isSelectable = environment.allowsTextSelection
    baselines = nil
  }

  /// Updates a text that depends on the time, every second.
  private func tick() {
    guard !isTicking, value.dependsOnTime else { return }
    isTicking = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isTicking = false
        guard self.label.window != nil else { return }
        self.isPrepared = false
        self.invalidateSize()
      }
    }
  }

  private var alignment: NSTextAlignment {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return switch environment.multilineTextAlignment {
    case .leading: isMirrored ? .right : .left
    case .center: .center
    case .trailing: isMirrored ? .left : .right
    }
  }

  /// The maximum number of lines; 0 for no limit.
  private var limit: Int { environment.lineLimits.upper.map { max(1, $0) } ?? 0 }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    prepare()
    let scale = environment.displayScale
    let width = proposal.width.map { max(0, $0) } ?? .infinity
    var lines = limit
    if let height = proposal.height, height.isFinite, lineHeight > 0 {
      // The number of lines that fit into the height, which is at least one.
      let fitting = max(1, Int(((height + 0.001) / (lineHeight + environment.lineSpacing)).rounded(.down)))
      let ceiledLine = lineHeight.ceiled(scale)
      let count = max(1, height >= ceiledLine ? fitting : 1)
      lines = lines == 0 ? count : min(lines, count)
    }
    let unbounded: CGFloat = 1_000_000
    let bounds = CGRect(x: 0, y: 0, width: width.isFinite ? width : unbounded, height: unbounded)
    var size = label.textRect(forBounds: bounds, limitedToNumberOfLines: lines).size
    size.width = min(size.width.ceiled(scale), max(width, 0).isFinite ? max(width, 0).ceiled(scale) : .infinity)
    size.height = size.height.ceiled(scale)
    if let lower = environment.lineLimits.lower, lower > 0 {
      size.height = max(
        size.height, (CGFloat(lower) * lineHeight + CGFloat(lower - 1) * environment.lineSpacing).ceiled(scale))
    }
    return size
  }

  override var spacing: ViewSpacing {
    let font = value.firstFont(in: environment)
    return ViewSpacing(
      text: ViewSpacing.TextMetrics(
        ascender: font.ascender, descender: -font.descender, capHeight: font.capHeight,
        leading: value.firstLeading(in: environment), scale: scale))
  }

  override func defines(_ key: AlignmentKey) -> Bool {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard defines(key) else { return nil }
    prepare()
    let font: UIFont = label.font
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    let first = font.ascender.onPixel(scale)
    if isFirst { return first }
    if environment.lineLimits.lower != nil, size.height > lineHeight * 1.5,
      label.textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: limit).height < lineHeight
        * 1.5
    {
      return first
    }
    return (size.height - (lineHeight.ceiled(scale) - first)).onPixel(scale)
  }

  override func arrange(_ context: PlacementContext) {
    let changes = !isPrepared
    prepare()
    if changes, isShown { ContentFade.run(label, context.animation, environment) }
    isShown = true
    tick()
    context.show(label, frame: frame) {
      // The label must be redrawn, because it may have been measured with fewer lines.
      label.setNeedsDisplay()
    }
  }
}
