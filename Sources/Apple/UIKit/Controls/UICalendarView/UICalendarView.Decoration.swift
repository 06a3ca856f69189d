import Foundation

extension UICalendarView {
  /// How large the picture of a decoration is.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// What stands below a day: a dot, a picture, or a view of the app's. It hears no touches and is clipped to its place.
  open class Decoration: NSObject {
    private enum Content {
      case image(UIImage?, UIColor?, DecorationSize)
      case custom(() -> UIView)
    }

    private let content: Content

    /// A filled circle of medium size in the system's fill color.
    public override init() {
      content = .image(nil, nil, .medium)
      super.init()
    }

    /// A picture.
    ///
    /// - Parameters:
    ///   - image: the picture; `nil` for a filled circle.
    ///   - color: the color for pictures that are drawn as templates; `nil` for the system's fill color.
    ///   - size: how large a symbol is drawn.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      content = .image(image, color, size)
      super.init()
    }

    /// A view of the app's, made each time that the day comes up.
    public init(customViewProvider: @escaping () -> UIView) {
      content = .custom(customViewProvider)
      super.init()
    }

    /// A filled circle.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> UICalendarView.Decoration {
      Decoration(image: nil, color: color, size: size)
    }

    /// A picture, as `init(image:color:size:)` makes it.
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> UICalendarView.Decoration
    {
      Decoration(image: image, color: color, size: size)
    }

    /// A view of the app's.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// A place for the decoration, with it in its middle.
    @MainActor
    func makeView() -> UIView {
      switch content {
      case .custom(let provider): return DecorationPlace(provider())
      case .image(let image, let color, let size):
        let view = UIImageView(image: image ?? UIImage(systemName: "circlebadge.fill"))
        view.tintColor = color ?? .systemFill
        let measures = view.measures.datePickers
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
          pointSize: size == .small
            ? measures.smallDecorationPointSize
            : size == .medium ? measures.mediumDecorationPointSize : measures.largeDecorationPointSize)
        view.contentMode = .scaleAspectFit
        return DecorationPlace(view)
      }
    }
  }
}

/// Holds a decoration in the middle of the room below a day, and cuts off what is larger.
private final class DecorationPlace: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("DecorationPlace is not archived")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // A view that says nothing keeps the size that its maker gave it.
    if size.width <= 0 || size.height <= 0 { size = content.bounds.size }
    if content is UIImageView {
      size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }
    content.frame = pixelGrid.round(
      CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }
}
