/// A finite field with 2ⁿ elements, and Reed-Solomon check words over it.
struct GaloisField {
  private let exponents: [Int]
  private let logarithms: [Int]
  private let order: Int

  /// Creates a field.
  ///
  /// - Parameter polynomial: The primitive polynomial, bit by bit, such as 0x11D.
  init(polynomial: Int) {
    var size = 1
    while size << 1 <= polynomial { size <<= 1 }
    order = size - 1
    var exponents = [Int](repeating: 0, count: size)
    var logarithms = [Int](repeating: 0, count: size)
    var value = 1
    for index in 0..<size - 1 {
      exponents[index] = value
      logarithms[value] = index
      value <<= 1
      if value >= size { value ^= polynomial }
    }
    self.exponents = exponents
    self.logarithms = logarithms
  }

  func power(_ exponent: Int) -> Int { exponents[exponent % order] }

  func multiply(_ a: Int, _ b: Int) -> Int {
    a == 0 || b == 0 ? 0 : exponents[(logarithms[a] + logarithms[b]) % order]
  }

  /// Returns the check words for a message, which are the remainder of its polynomial divided by the polynomial with
  /// the roots 2^first, 2^(first + 1) and so on.
  func checkWords(for message: [Int], count: Int, firstRoot: Int) -> [Int] {
    var divisor = [Int](repeating: 0, count: count)
    divisor[count - 1] = 1
    for index in 0..<count {
      let root = power(firstRoot + index)
      for place in 0..<count {
        divisor[place] = multiply(divisor[place], root)
        if place + 1 < count { divisor[place] ^= divisor[place + 1] }
      }
    }
    var remainder = [Int](repeating: 0, count: count)
    for word in message {
      let factor = word ^ remainder.removeFirst()
      remainder.append(0)
      for place in 0..<count { remainder[place] ^= multiply(divisor[place], factor) }
    }
    return remainder
  }

  /// Returns the value of the words' polynomial at a power of 2. If all words are correct, it is 0 for each root.
  func syndrome(of words: [Int], root: Int) -> Int {
    words.reduce(0) { multiply($0, power(root)) ^ $1 }
  }
}
