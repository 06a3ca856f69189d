import UIKit

/// The view of a bar item that displays SwiftUI views.
final class HostedBarView: UIView {
  private let hosted: HostingView<AnyView>

  /// Creates a view for a bar item.
  ///
  /// - Parameter showsIconsOnly: Whether labels display only their icons, as for items at the ends of a bar.
  init(_ view: AnyView, _ environment: EnvironmentValues, showsIconsOnly: Bool = false) {
    hosted = HostingView(view)
    super.init(frame: .zero)
    hosted.avoidsSafeArea = false
    hosted.inherited = environment
    hosted.adjustEnvironment = { environment in
      // Bars do not scale with the text size, so their content does not scale either.
      environment.dynamicTypeSize = .large
      if environment.labelStyle is DefaultLabelStyle, showsIconsOnly { environment.labelStyle = IconOnlyLabelStyle() }
    }
    addSubview(hosted)
    frame.size = hosted.contentSize(.unspecified)
  }

  required init?(coder: NSCoder) { fatalError("a bar's item of SwiftUI cannot be decoded from an archive") }

  func show(_ view: AnyView, _ environment: EnvironmentValues) {
    hosted.inherited = environment
    hosted.setRootView(view)
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize { hosted.contentSize(.unspecified) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.contentSize(.unspecified) }
  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.frame = bounds
  }
}
