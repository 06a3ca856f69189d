import Foundation

/// The fields of an X.509 certificate.
///
/// - Source: rfc-editor.org/rfc/rfc5280
struct CertificateFields: Sendable {
  let serialNumber: Data
  /// The encodings of the names, which identify the certificate of an issuer.
  let issuer: Data
  let subject: Data
  let commonName: String?
  let organization: String?
  let start: Date
  let end: Date
  let keyAlgorithm: String
  /// The curve of a key on an elliptic curve.
  let curve: String?
  /// The key as the certificate contains it: a point for an elliptic curve, modulus and exponent for RSA.
  let key: Data
  let signatureAlgorithm: String
  let signature: Data
  /// The bytes that are signed.
  let signedData: Data
  let hostNames: [String]
  let emailAddresses: [String]
  /// Whether the certificate may issue others.
  let isAuthority: Bool

  /// Reads a certificate; `nil` if the data is not one.
  init?(_ data: Data) {
    guard let certificate = DERElement(ArraySlice(data)), certificate.tag == DERElement.sequence,
      let outer = certificate.children, outer.count == 3, var body = outer[0].children,
      outer[0].tag == DERElement.sequence, let algorithm = outer[1].children?.first?.identifier,
      let signature = outer[2].bits
    else { return nil }
    if body.first?.tag == DERElement.explicit(0) { body.removeFirst() }
    guard body.count >= 6, body[0].tag == DERElement.integer, body[1].tag == DERElement.sequence,
      let validity = body[3].children, validity.count == 2, let start = validity[0].date, let end = validity[1].date,
      let key = body[5].children, key.count == 2, let keyAlgorithm = key[0].children, let keyBits = key[1].bits,
      let keyIdentifier = keyAlgorithm.first?.identifier
    else { return nil }
    serialNumber = Data(body[0].contents)
    issuer = Data(body[2].encoding)
    subject = Data(body[4].encoding)
    commonName = CertificateFields.part("2.5.4.3", of: body[4])
    organization = CertificateFields.part("2.5.4.10", of: body[4])
    (self.start, self.end) = (start, end)
    self.keyAlgorithm = keyIdentifier
    curve = keyAlgorithm.count > 1 ? keyAlgorithm[1].identifier : nil
    self.key = Data(keyBits)
    signatureAlgorithm = algorithm
    self.signature = Data(signature)
    signedData = Data(outer[0].encoding)
    let extensions = CertificateFields.extensions(in: body.dropFirst(6))
    let names = extensions["2.5.29.17"]?.children ?? []
    func texts(_ tag: UInt8) -> [String] {
      names.filter { $0.tag == tag }.map { String(decoding: $0.contents, as: UTF8.self) }
    }
    emailAddresses = texts(0x81)
    hostNames =
      texts(0x82)
      + names.filter { $0.tag == 0x87 && $0.contents.count == 4 }.map {
        $0.contents.map { "\($0)" }.joined(separator: ".")
      }
    let constraints = extensions["2.5.29.19"]?.children?.first
    isAuthority = constraints?.tag == DERElement.boolean && constraints?.contents.first != 0
  }

  /// Returns the last value of an attribute in a name.
  private static func part(_ identifier: String, of name: DERElement) -> String? {
    let attributes = (name.children ?? []).flatMap { $0.children ?? [] }
    let values = attributes.compactMap { attribute -> String? in
      guard let parts = attribute.children, parts.count == 2, parts[0].identifier == identifier else { return nil }
      return parts[1].text
    }
    return values.last
  }

  private static func extensions(in elements: ArraySlice<DERElement>) -> [String: DERElement] {
    guard let list = elements.first(where: { $0.tag == DERElement.explicit(3) })?.children?.first?.children else {
      return [:]
    }
    var result: [String: DERElement] = [:]
    for element in list {
      guard let parts = element.children, let identifier = parts.first?.identifier,
        let value = parts.last, value.tag == DERElement.octetString
      else { continue }
      result[identifier] = DERElement(value.contents)
    }
    return result
  }

  /// Returns whether the certificate is for a host. A name may begin with a wildcard for one label.
  ///
  /// - Source: rfc-editor.org/rfc/rfc6125
  func matches(host: String) -> Bool {
    let wanted = host.lowercased().split(separator: ".", omittingEmptySubsequences: true)
    // The common name counts only if there are no names of hosts.
    let names = hostNames.isEmpty ? [commonName].compactMap { $0 } : hostNames
    return names.contains { name in
      let parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: true)
      guard parts.count == wanted.count, !parts.isEmpty else { return false }
      return parts == wanted || (parts[0] == "*" && parts.count > 2 && parts.dropFirst() == wanted.dropFirst())
    }
  }
}
