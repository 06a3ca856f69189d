internal import CHarfBuzz
internal import Typefaces

/// The HarfBuzz face of a `FontFace`, which stores it.
final class HarfBuzzFace {
  let handle: OpaquePointer

  private init(face: FontFace) {
    // The face owns this object and the bytes, so the blob does not retain them.
    let blob = hb_blob_create(
      face.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: face.bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    guard let handle = hb_face_create(blob, UInt32(face.index & 0xFFFF)) else {
      fatalError("HarfBuzz cannot make a face: the process is out of memory")
    }
    self.handle = handle
  }

  deinit {
    hb_face_destroy(handle)
  }

  /// Returns the HarfBuzz face of a face. Call it under the shaper's lock.
  static func of(_ face: FontFace) -> HarfBuzzFace {
    if let known = face.shapingFace as? HarfBuzzFace {
      return known
    }
    let made = HarfBuzzFace(face: face)
    face.shapingFace = made
    return made
  }
}
