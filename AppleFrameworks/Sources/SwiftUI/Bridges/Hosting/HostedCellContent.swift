import UIKit

/// The content view of a cell that displays SwiftUI views.
final class HostedCellContent<Content: View, Background: View>: UIView, UIContentView {
  private var current: UIHostingConfiguration<Content, Background>
  private var hosted: HostingView<AnyView>!

  /// The minimum height of a cell's content, in points.
  private static var standardHeight: CGFloat { 44 }

  /// The insets of the content from a cell's top and bottom edges, in points.
  private static var standardMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    current = configuration
    super.init(frame: .zero)
    hosted = HostingView(AnyView(configuration.root(margins: Self.standardMargins)))
    hosted.avoidsSafeArea = false
    hosted.alignment = .leading
    hosted.sizeDidChange = { [weak self] in self?.sizeDidChange() }
    addSubview(hosted)
  }

  required init?(coder: NSCoder) { fatalError("the content of a cell of SwiftUI cannot be decoded from an archive") }

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else {
        fatalError("\(type(of: newValue)) is no configuration of this cell's content, which is \(type(of: current))")
      }
      current = new
      hosted.setRootView(AnyView(new.root(margins: margins)))
    }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIHostingConfiguration<Content, Background>
  }

  private var margins: NSDirectionalEdgeInsets { Self.standardMargins }

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    // The cell asks its container to lay it out again.
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.frame = bounds
    hosted.layoutIfNeeded()
  }

  private func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = hosted.contentSize(proposal)
    return CGSize(
      width: max(size.width, current.minimum.width ?? 0),
      height: max(size.height, current.minimum.height ?? Self.standardHeight))
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: size(ProposedViewSize(width: bounds.width > 0 ? bounds.width : nil, height: nil)).height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(ProposedViewSize(width: size.width > 0 && size.width < 10_000 ? size.width : nil, height: nil))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width > 0 && targetSize.width < 10_000 ? targetSize.width : nil
    let own = size(ProposedViewSize(width: width, height: nil))
    return CGSize(width: horizontal == .required ? width ?? own.width : own.width, height: own.height)
  }
}
