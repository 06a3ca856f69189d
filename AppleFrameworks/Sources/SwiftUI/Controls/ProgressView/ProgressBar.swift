import UIKit

/// A bar between the labels of the task and the current value.
struct ProgressBar: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.tint) private var inherited

  var body: some View {
    VStack(alignment: .leading) {
      configuration.label
      BarControl(fraction: configuration.fractionCompleted ?? 0, tint: tint ?? inherited)
      configuration.currentValueLabel.font(.caption).applying(DefaultForeground(style: AnyShapeStyle(Color.secondary)))
    }
  }
}

/// A view that wraps UIKit's progress view.
private struct BarControl: UIViewRepresentable {
  let fraction: Double
  let tint: Color?
  func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }
  func updateUIView(_ uiView: UIProgressView, context: Context) {
    uiView.progressTintColor = tint?.resolve(in: context.environment)
    uiView.setProgress(Float(fraction), animated: context.transaction.animation != nil)
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}
