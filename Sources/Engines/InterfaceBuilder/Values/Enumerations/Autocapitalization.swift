/// Which letters a keyboard makes capital.
package enum Autocapitalization: String, EnumerationValue {
  case none, words, sentences, allCharacters
}
