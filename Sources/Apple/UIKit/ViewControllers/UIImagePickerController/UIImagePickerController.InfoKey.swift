extension UIImagePickerController {
  /// What is told of a chosen picture.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// A key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What kind of media it is: a uniform type identifier.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken: a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user edited it: a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What of it the user chose: a `CGRect` in an `NSValue`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// A film's file: a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// A picture's place in the library: a `URL`.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// What the camera says of it: a dictionary.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A picture that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The library's object for it.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// A picture's file: a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
}
