import UIKit

/// A spinning indicator above a label.
struct Spinner: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.tint) private var inherited
  @Environment(\.controlSize) private var size

  var body: some View {
    VStack {
      SpinnerControl(tint: tint ?? inherited, isLarge: size == .large || size == .extraLarge)
      configuration.label.applying(DefaultForeground(style: AnyShapeStyle(Color.secondary)))
    }
  }
}

/// A view that wraps UIKit's activity indicator.
struct SpinnerControl: UIViewRepresentable {
  let tint: Color?
  let isLarge: Bool
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    view.startAnimating()
    return view
  }
  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    uiView.style = isLarge ? .large : .medium
    if let tint { uiView.color = tint.resolve(in: context.environment) }
  }
}
