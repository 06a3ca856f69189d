/// `progressView`: UIProgressView.
package enum ProgressViewElement {
  package static let progress = Property<Double>("progress")
  package static let progressViewStyle = Property<ProgressViewStyle>("progressViewStyle")
  package static let progressTintColor = Property<Color>("progressTintColor")
  package static let trackTintColor = Property<Color>("trackTintColor")
  package static let progressImage = Property<ImageReference>("progressImage")
  package static let trackImage = Property<ImageReference>("trackImage")

  package static let schema = ElementSchema(
    "progressView", className: "UIProgressView", extends: ViewElement.schema,
    [
      progress.rule, progressViewStyle.rule, progressTintColor.rule, trackTintColor.rule, progressImage.rule,
      trackImage.rule,
    ])
}
