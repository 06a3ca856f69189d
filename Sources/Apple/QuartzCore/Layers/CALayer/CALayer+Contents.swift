extension CALayer {
  final var contentsObject: Any? {
    content.image ?? content.recording ?? extras?.unknownContents
  }

  final func storeContents(_ contents: Any?) {
    let image = contents.flatMap { $0 as? CGImage }
    let recording = contents.flatMap { $0 as? LayerRecording }
    let unknown = image == nil && recording == nil ? contents : nil
    if unknown == nil, extras?.unknownContents == nil, image === content.image, recording === content.recording {
      return
    }
    change(.contents) {
      content.image = image
      content.recording = recording
      if unknown != nil || extras?.unknownContents != nil { extrasToChange.unknownContents = unknown }
    }
  }

  final func storeContentsRect(_ rect: CGRect) {
    guard rect != contentsRect else { return }
    change(.contentsRect) { extrasToChange.contentsRect = rect }
  }

  final func storeContentsCenter(_ rect: CGRect) {
    guard rect != contentsCenter else { return }
    change(.contentsCenter) { extrasToChange.contentsCenter = rect }
  }

  /// The commands that `draw(in:)` drew at the last display; `nil` if it drew nothing.
  package final var recordedContent: DisplayList? {
    content.recording?.list
  }
}

extension CGRect {
  /// The unit square, from (0, 0) to (1, 1).
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
