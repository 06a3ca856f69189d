import TestHosts
import Testing
import UIKit

/// The appearance of progress views and activity indicators.
@Suite(.ownHosts)
@MainActor
struct ProgressGoldenTests {
  @Test("progress views: empty, between and full, in both styles and with a tint", arguments: styles)
  func progress(style: UIUserInterfaceStyle) throws {
    let tinted = progress(0.5)
    tinted.progressTintColor = .systemGreen
    tinted.trackTintColor = .systemYellow
    try GoldenScreen(style).expect(
      "progress", ControlSheet([[progress(0)], [progress(0.6)], [progress(1)], [progress(0.4, .bar)], [tinted]]))
  }

  @Test("wheels when they begin and a quarter of a turn later, large ones, colored ones", arguments: styles)
  func activity(style: UIUserInterfaceStyle) throws {
    let screen = GoldenScreen(style)
    let sheet = ControlSheet([
      [wheel(.medium), wheel(.large), wheel(.large, .systemRed), wheel(.medium, turns: false)]
    ])
    try screen.expect("activity-start", sheet)
    screen.host.advance(by: 0.25)
    try screen.expect("activity-later", asShown: sheet)
  }

  private func progress(_ progress: Float, _ style: UIProgressView.Style = .default) -> UIProgressView {
    let view = UIProgressView(progressViewStyle: style)
    view.progress = progress
    view.widthAnchor.constraint(equalToConstant: 280).isActive = true
    return view
  }

  private func wheel(
    _ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil, turns: Bool = true
  ) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: style)
    if let color { view.color = color }
    view.hidesWhenStopped = false
    if turns { view.startAnimating() }
    return view
  }
}
