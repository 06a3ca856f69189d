/// The content of an image.
enum ImageContent {
  case none
  case pixels(ImageBitmap)
  case drawing(ImageDrawing)
}

extension ImageContent: Equatable {
  /// Returns whether two images have the same pixels or the same drawing.
  static func == (first: ImageContent, second: ImageContent) -> Bool {
    switch (first, second) {
    case (.none, .none): true
    case (.pixels(let first), .pixels(let second)):
      first === second || first.image === second.image && first.orientation == second.orientation
    case (.drawing(let first), .drawing(let second)): first == second
    default: false
    }
  }
}

/// The name of a catalog's asset or of a file by which an image was requested. It isn't part of comparisons.
struct ImageName: Equatable {
  var text: String?

  static func == (first: ImageName, second: ImageName) -> Bool { true }
}
