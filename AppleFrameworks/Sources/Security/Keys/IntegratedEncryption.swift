internal import CryptoKit
import Foundation

/// The integrated encryption scheme of elliptic curves with the key derivation of ANSI X9.63, SHA-256 and AES-GCM.
///
/// Keys of AES have 128 bits for curves up to 256 bits, and 256 bits for others.
///
/// - Source: developer.apple.com/documentation/security/seckeyalgorithm/eciesencryptioncofactorvariableivx963sha256aesgcm
struct IntegratedEncryption {
  private let curve: EllipticCurve
  /// Whether the nonce is derived with the key. Otherwise it consists of zeros.
  private let derivesNonce: Bool

  /// The number of bytes of the authentication code, and of the nonce.
  private static let codeSize = 16

  init?(_ algorithm: SecKeyAlgorithm, _ curve: EllipticCurve) {
    switch algorithm {
    case .eciesEncryptionCofactorX963SHA256AESGCM: derivesNonce = false
    case .eciesEncryptionCofactorVariableIVX963SHA256AESGCM: derivesNonce = true
    default: return nil
    }
    self.curve = curve
  }

  private var pointSize: Int { 1 + 2 * curve.size }

  func encrypt(_ data: Data, for publicKey: Data) throws -> Data {
    let ephemeral = curve.makeKey()
    let point = ephemeral.prefix(pointSize)
    let (key, nonce) = try keys(curve.sharedSecret(ephemeral, with: publicKey), point)
    let box = try AES.GCM.seal(data, using: key, nonce: nonce)
    return point + box.ciphertext + box.tag
  }

  func decrypt(_ data: Data, with privateKey: Data) throws -> Data {
    guard data.count >= pointSize + Self.codeSize else { throw CryptoKitError.incorrectParameterSize }
    let point = data.prefix(pointSize)
    let (key, nonce) = try keys(curve.sharedSecret(privateKey, with: point), point)
    let box = try AES.GCM.SealedBox(
      nonce: nonce, ciphertext: data.dropFirst(pointSize).dropLast(Self.codeSize), tag: data.suffix(Self.codeSize))
    return try AES.GCM.open(box, using: key)
  }

  private func keys(_ secret: Data, _ point: Data) throws -> (SymmetricKey, AES.GCM.Nonce) {
    let size = curve.rawValue <= 256 ? 16 : 32
    var derived = Data()
    var counter: UInt32 = 1
    while derived.count < size + Self.codeSize {
      derived += SHA256.hash(data: secret + withUnsafeBytes(of: counter.bigEndian) { Data($0) } + point)
      counter += 1
    }
    let nonce = derivesNonce ? derived[size..<size + Self.codeSize] : Data(count: Self.codeSize)
    return (SymmetricKey(data: derived.prefix(size)), try AES.GCM.Nonce(data: nonce))
  }
}
