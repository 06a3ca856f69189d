import Foundation

extension UICalendarView {
  /// The size of a decoration's image.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// A decoration below a day: a circle, an image or a view of the app. It receives no touches and is clipped to its
  /// frame.
  open class Decoration: NSObject {
    private enum Content {
      case image(UIImage?, UIColor?, DecorationSize)
      case custom(() -> UIView)
    }

    private let content: Content

    /// Creates a filled circle of medium size in the system's fill color.
    public override init() {
      content = .image(nil, nil, .medium)
      super.init()
    }

    /// Creates a decoration with an image.
    ///
    /// - Parameters:
    ///   - image: The image, or `nil` for a filled circle.
    ///   - color: The color of template images, or `nil` for the system's fill color.
    ///   - size: The size of a symbol image.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      content = .image(image, color, size)
      super.init()
    }

    /// Creates a decoration with a view of the app. The view is created each time that the day is displayed.
    public init(customViewProvider: @escaping () -> UIView) {
      content = .custom(customViewProvider)
      super.init()
    }

    /// Creates a filled circle.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> UICalendarView.Decoration {
      Decoration(image: nil, color: color, size: size)
    }

    /// Creates a decoration with an image. See `init(image:color:size:)`.
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> UICalendarView.Decoration
    {
      Decoration(image: image, color: color, size: size)
    }

    /// Creates a decoration with a view of the app.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// Creates a view that contains the decoration in its center.
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

/// A view that centers a decoration in the space below a day, and clips it.
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
    // A view without an intrinsic size keeps the size with which it was created.
    if size.width <= 0 || size.height <= 0 { size = content.bounds.size }
    if content is UIImageView {
      size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }
    content.frame = pixelGrid.round(
      CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }
}
