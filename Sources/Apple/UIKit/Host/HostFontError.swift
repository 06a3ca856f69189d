/// Why a host's font file can't be used, in words.
package struct HostFontError: Error {
  package let description: String
}
