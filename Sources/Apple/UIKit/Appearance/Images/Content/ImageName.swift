/// The name of a catalog's entry, or of a file, that an image was asked for by. It makes no difference between images.
struct ImageName: Equatable {
  var text: String?

  static func == (first: ImageName, second: ImageName) -> Bool { true }
}
