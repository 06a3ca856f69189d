import UIKit
import ViewHost

extension ControlMetrics {
  static func stepperDefaults() -> ControlAnswer {
    let stepper = UIStepper()
    let flags = [stepper.isContinuous, stepper.autorepeat, stepper.wraps].map { CGFloat($0 ? 1 : 0) }
    return .values([stepper.minimumValue, stepper.maximumValue, stepper.stepValue].map { CGFloat($0) } + flags)
  }

  /// Returns the heights of the frame and the content of a view with constraints, which differ by the alignment insets.
  static func pinnedHeight(_ view: UIView) throws(Unsupported) -> ControlAnswer {
    let stage = try Stage(size: CGSize(width: 320, height: 480), scale: 2)
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -8),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 8),
    ])
    stage.layOut()
    return .values([view.frame.height, view.intrinsicContentSize.height])
  }

  static func activitySizes() -> ControlAnswer {
    let sizes = [UIActivityIndicatorView.Style.medium, .large].map {
      UIActivityIndicatorView(style: $0).intrinsicContentSize
    }
    return .values(sizes.flatMap { [$0.width, $0.height] })
  }

  static func pages(_ count: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    return control
  }

  /// Returns a text field with a rounded border.
  ///
  /// - Parameter fontSize: The size of the font, or nil for the field's default font.
  static func roundedField(_ fontSize: CGFloat?) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    if let fontSize { field.font = .systemFont(ofSize: fontSize) }
    return field
  }

  /// Returns the caret's height, y-coordinate and width.
  static func caret(fontSize: CGFloat, height: CGFloat) throws(Unsupported) -> ControlAnswer {
    let stage = try Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let field = roundedField(fontSize)
    field.text = "Text"
    field.frame = CGRect(x: 0, y: 0, width: 280, height: height)
    stage.root.addSubview(field)
    stage.layOut()
    let caret = field.caretRect(for: field.beginningOfDocument)
    return .values([caret.height, caret.minY, caret.width])
  }

  static func textViewInsets() -> ControlAnswer {
    let view = UITextView()
    let insets = view.textContainerInset
    return .values([insets.top, insets.bottom, view.textContainer.lineFragmentPadding])
  }

  static func wheelsHeight() -> ControlAnswer {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    return .values([picker.intrinsicContentSize.height])
  }

  /// Returns the font's size, and the padding above and below the title.
  static func buttonFontAndPadding() throws(Unsupported) -> ControlAnswer {
    let stage = try Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    stage.root.addSubview(button)
    button.sizeToFit()
    stage.layOut()
    guard let label = button.titleLabel, let font = label.font else {
      throw Unsupported("the button has no title label")
    }
    return .values([font.pointSize, label.frame.minY, button.bounds.height - label.frame.maxY])
  }

  static func titleTruncation() throws(Unsupported) -> ControlAnswer {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    switch button.titleLabel?.lineBreakMode {
    case .byTruncatingHead: return .text("head")
    case .byTruncatingMiddle: return .text("middle")
    case .byTruncatingTail: return .text("tail")
    case .byClipping, .byWordWrapping, .byCharWrapping: return .text("none")
    default: throw Unsupported("the button has no title label")
    }
  }

  static func priorities(_ view: UIView) -> [CGFloat] {
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    let hugging = axes.map { view.contentHuggingPriority(for: $0) }
    let compression = axes.map { view.contentCompressionResistancePriority(for: $0) }
    return (hugging + compression).map { CGFloat($0.rawValue) }
  }

  /// Returns the priorities, as a single number if both axes have the same one.
  static func viewPriorities() -> ControlAnswer {
    let numbers = priorities(UIView())
    let agree = numbers[0] == numbers[1] && numbers[2] == numbers[3]
    return .values(agree ? [numbers[0], numbers[2]] : numbers)
  }

  static func rootMargins(widths: [CGFloat]) throws(Unsupported) -> ControlAnswer {
    var values: [CGFloat] = []
    for width in widths {
      guard let device = Device.all.first(where: { $0.idiom == .phone && $0.size.width == width }) else {
        throw Unsupported("no known phone is \(JSONLine.number(width)) points wide")
      }
      let stage = try Stage(size: device.size, scale: device.scale, safeArea: device.safeAreaInsets)
      values.append(stage.controller.systemMinimumLayoutMargins.leading)
    }
    return .values(values)
  }
}
