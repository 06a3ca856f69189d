internal import CHEIF
internal import CImageRows

/// Reads HEIC and AVIF: the primary picture, turned as the file says.
package enum HEICDecoder {
  /// Whether libheif has found a decoder for HEIC. Newer systems have it in a package of its own
  /// (libheif-plugin-libde265).
  package static var canDecode: Bool { heif_have_decoder_for_format(heif_compression_HEVC) != 0 }

  static func decodeImage(_ bytes: [UInt8], limits: ImageLimits) throws(ImageCodecError) -> DecodedImage {
    guard let context = heif_context_alloc() else { throw .corrupt(.heic, offset: nil, reason: "no memory") }
    defer { heif_context_free(context) }
    heif_context_set_maximum_image_size_limit(context, CInt(min(limits.maximumSide, 32_767)))
    // Tiles decoded side by side would make memory and time depend on the machine.
    heif_context_set_max_decoding_threads(context, 0)
    let outcome = bytes.withUnsafeBytes { file in
      Result { () throws(ImageCodecError) in try decode(file, context, limits) }
    }
    return try outcome.get()
  }

  private static func decode(
    _ file: UnsafeRawBufferPointer, _ context: OpaquePointer, _ limits: ImageLimits
  ) throws(ImageCodecError) -> DecodedImage {
    try check(heif_context_read_from_memory_without_copy(context, file.baseAddress, file.count, nil))
    var handle: OpaquePointer?
    try check(heif_context_get_primary_image_handle(context, &handle))
    guard let handle else { throw .corrupt(.heic, offset: nil, reason: "it has no primary picture") }
    defer { heif_image_handle_release(handle) }
    let (width, height) = (Int(heif_image_handle_get_width(handle)), Int(heif_image_handle_get_height(handle)))
    guard width > 0, height > 0 else { throw .corrupt(.heic, offset: nil, reason: "it has no pixels") }
    try limits.check(width: width, height: height, format: .heic)

    var image: OpaquePointer?
    try check(heif_decode_image(handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, nil))
    guard let image else { throw .corrupt(.heic, offset: nil, reason: "it has no pixels") }
    defer { heif_image_release(image) }
    let columns = Int(heif_image_get_width(image, heif_channel_interleaved))
    let rows = Int(heif_image_get_height(image, heif_channel_interleaved))
    var stride: CInt = 0
    guard columns > 0, rows > 0,
      let plane = heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride), Int(stride) >= columns * 4
    else { throw .corrupt(.heic, offset: nil, reason: "it has no pixels") }
    try limits.check(width: columns, height: rows, format: .heic)

    let hasAlpha = heif_image_handle_has_alpha_channel(handle) != 0
    let pixels = [UInt8](unsafeUninitializedCapacity: columns * rows * 4) { buffer, count in
      for row in 0..<rows {
        let (from, to) = (plane + row * Int(stride), row * columns * 4)
        for column in 0..<columns {
          buffer.initializeElement(at: to + column * 4, to: from[column * 4 + 2])
          buffer.initializeElement(at: to + column * 4 + 1, to: from[column * 4 + 1])
          buffer.initializeElement(at: to + column * 4 + 2, to: from[column * 4])
          buffer.initializeElement(at: to + column * 4 + 3, to: hasAlpha ? from[column * 4 + 3] : 255)
        }
      }
      if hasAlpha { vc_premultiply(buffer.baseAddress, columns * rows) }
      count = columns * rows * 4
    }
    return DecodedImage(
      pixels: PixelImage(width: columns, height: rows, bytesPerRow: columns * 4, bytes: pixels), format: .heic,
      orientation: .up, isOpaque: !hasAlpha)
  }

  private static func check(_ error: heif_error) throws(ImageCodecError) {
    guard error.code != heif_error_Ok else { return }
    let message = error.message.map { String(cString: $0) } ?? "it cannot be read"
    if error.code == heif_error_Unsupported_feature || error.code == heif_error_Unsupported_filetype
      || error.code == heif_error_Plugin_loading_error
    {
      throw .unsupported(.heic, reason: message)
    }
    throw .corrupt(.heic, offset: nil, reason: message)
  }
}
